/** The documents that are stored for the signed-in customer. Every method throws `ApiFailure`. */
export interface DocumentsGateway {
  /** The storage keys. `documentsOfKeys` decides which of them become links. */
  list(signal: AbortSignal): Promise<readonly string[]>;
}
