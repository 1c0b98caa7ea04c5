import type { Coverage } from '../../domain/policy/Coverage';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { Pause } from '../Pause';
import type { ChangeStatus } from './ChangeStatus';

export type CancellationReply =
  | { readonly kind: 'accepted' }
  /** The insurer's message, which the customer sees. */
  | { readonly kind: 'refused'; readonly message: string };

/** Why a coverage change or its preview is refused. The message is the server's, and may be empty. */
export type CoverageChangeRefusal =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'refused'; readonly message: string; readonly pause?: Pause | undefined };

export type CoverageChangeReply = { readonly kind: 'accepted'; readonly correlationId: string } | CoverageChangeRefusal;

/** The policies of the signed-in customer. Every method throws `ApiFailure`. */
export interface PolicyGateway {
  list(signal: AbortSignal): Promise<readonly PolicyWithTerms[]>;
  cancel(reason: string, idempotencyKey?: string): Promise<CancellationReply>;
  changeCoverages(
    coverages: readonly Coverage[],
    description: string,
    idempotencyKey?: string,
  ): Promise<CoverageChangeReply>;
  changeStatus(correlationId: string, signal: AbortSignal): Promise<ChangeStatus>;
}
