import { mayClaim } from '../../domain/claims/mayClaim';
import type { LoadHistory } from '../account/loadHistory';
import type { ListClaims } from '../claims/listClaims';
import { ifUnread } from '../ifUnread';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly record: Pick<
    CustomerRecord,
    'policy' | 'profile' | 'standing' | 'claims' | 'receipt' | 'claim' | 'factsRead'
  >;
  readonly loadHistory: LoadHistory;
  readonly listClaims: ListClaims;
  /** Resolves when the screen is painted and nothing else waits. */
  readonly whenIdle: () => Promise<void>;
}

export type ReadFacts = ReturnType<typeof readFacts>;

/**
 * Reads the dashboard's facts about billing and claims: once, and again after a change of the account or a new claim. No screen waits for
 * them, so a failure is ignored. Throws only a 401. Rule HOME-12.
 */
export const readFacts =
  ({ record, loadHistory, listClaims, whenIdle }: Needs) =>
  async (signal: AbortSignal): Promise<void> => {
    await whenIdle();
    const profile = record.profile.read();
    if (record.policy.read() === undefined || profile === undefined) return;

    /**
     * Reads a fact unless it was read in the same state. One that another screen has read counts as read now.
     * @param state the last change of the account, or the claim that was filed last
     */
    const readOnce = async (
      fact: 'billing' | 'claims',
      state: string,
      isKnown: boolean,
      read: () => Promise<boolean>,
    ) => {
      const known = record.factsRead.read()[fact] ?? (isKnown ? state : undefined);
      if (signal.aborted) return;
      const isRead = known === state || (await read().catch(ifUnread(false)));
      if (isRead) record.factsRead.write({ ...record.factsRead.read(), [fact]: state });
    };
    await readOnce('billing', record.receipt.read()?.at ?? '', record.standing.read() !== undefined, async () => {
      const { kind } = await loadHistory(signal);
      return kind === 'loaded';
    });
    const filed = record.claim.read().claimNumber || (record.factsRead.read().claims ?? '');
    if (mayClaim(profile))
      await readOnce('claims', filed, record.claims.read() !== undefined, async () => {
        await listClaims(signal);
        return true;
      });
  };
