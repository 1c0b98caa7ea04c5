/** The documents that are stored for the signed-in customer. Every method throws `ApiFailure`. */
export interface DocumentsGateway {
  /** Storage keys; which of them become links is decided by `documentsOfKeys`. */
  list(signal: AbortSignal): Promise<readonly string[]>;
}
