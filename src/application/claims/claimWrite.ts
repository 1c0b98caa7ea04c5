import { type Claim, type ClaimDetails, isSameClaim } from '../../domain/claims/Claim';
import type { NewClaim } from '../../domain/claims/ClaimDraft';
import { emptyClaimTexts } from '../../domain/claims/claimTexts';
import { newestFirst } from '../../domain/newestFirst';
import { keptObject } from '../changes/keptObject';
import { type WriteOnce, writeOnce } from '../changes/writeOnce';
import { ifFailed } from '../ifFailed';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';

/** A claim that was sent, and the claims that the insurer had before: an identical one may be among them. */
interface ClaimDecision {
  readonly claim: NewClaim;
  readonly known: readonly Claim['reference'][];
}

/** The newest claims are enough to recognise a new one. */
const KNOWN = 100;

/** Several claims may be new if other tabs file claims too. */
const READ = 3;

const text = {
  of: (decision: ClaimDecision): string => JSON.stringify(decision),
  /** The decision of an older release may lack a text. */
  parse: (kept: string): ClaimDecision => {
    const { claim, known = [] } = keptObject<ClaimDecision>(kept);
    return { claim: { ...emptyClaimTexts, ...(claim as NewClaim) }, known };
  },
};

const newest = async (claims: Pick<ClaimsGateway, 'list'>, signal: AbortSignal): Promise<ClaimDecision['known']> =>
  newestFirst(await claims.list(signal))
    .slice(0, KNOWN)
    .map(({ reference }) => reference);

/** A list that cannot be read does not stop a customer from filing a claim. Throws a 401. */
const knownClaims = (claims: Pick<ClaimsGateway, 'list'>): Promise<ClaimDecision['known']> =>
  newest(claims, new AbortController().signal).catch(ifFailed([]));

/** A decision to file the claim. The claims that the insurer had before stay those before the first send. */
export const claimDecision = async (
  claims: Pick<ClaimsGateway, 'list'>,
  record: Pick<CustomerRecord, 'sent'>,
  claim: NewClaim,
): Promise<ClaimDecision> => {
  const earlier = record.sent.read().claim;
  return { claim, known: earlier ? text.parse(earlier.decision).known : await knownClaims(claims) };
};

interface Needs {
  readonly record: Pick<CustomerRecord, 'sent'>;
  readonly ids: UniqueIds;
  readonly claims: Pick<ClaimsGateway, 'list' | 'details'>;
}

export type ClaimWrite = WriteOnce<ClaimDecision, ClaimDetails>;

/** A claim that arrived is among the claims: the insurer has it now and did not have it before. */
export const claimWrite = ({ record, ids, claims }: Needs): ClaimWrite =>
  writeOnce(record, ids, {
    name: 'claim',
    text,
    readBack: async ({ claim, known }, signal) => {
      const added = (await newest(claims, signal)).filter((reference) => !known.includes(reference));
      for (const reference of added.slice(0, READ)) {
        const details = await claims.details(reference, signal);
        if (isSameClaim(details, claim)) return { kind: 'done', evidence: details };
      }
      return { kind: 'notDone' };
    },
    supersedesLater: true,
  });
