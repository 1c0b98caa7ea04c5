import type { Coverage } from '../../domain/policy/Coverage';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { ChangeStatus } from './ChangeStatus';

export type CancellationReply =
  | { readonly kind: 'accepted' }
  /** 400 or 500: the server's message, to be shown. */
  | { readonly kind: 'refused'; readonly message: string };

/** Why a coverage change or its preview does not go through. An empty message means that the server gave none. */
export type CoverageChangeRefusal =
  { readonly kind: 'forbidden' } | { readonly kind: 'refused'; readonly message: string };

export type CoverageChangeReply = { readonly kind: 'accepted'; readonly correlationId: string } | CoverageChangeRefusal;

/** The policies of the signed-in customer (document 2, section 7, /api/policies). Every method throws `ApiFailure`. */
export interface PolicyGateway {
  list(signal: AbortSignal): Promise<readonly PolicyWithTerms[]>;
  cancel(reason: string): Promise<CancellationReply>;
  changeCoverages(coverages: readonly Coverage[], description: string): Promise<CoverageChangeReply>;
  changeStatus(correlationId: string, signal: AbortSignal): Promise<ChangeStatus>;
}
