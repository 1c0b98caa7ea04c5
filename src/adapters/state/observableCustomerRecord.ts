import { compareStructural, observable, runInAction } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { Slot } from '../../application/ports/Slot';
import type { AccountStanding } from '../../domain/account/AccountStanding';
import type { Claim } from '../../domain/claims/Claim';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { noEmailChange } from '../../domain/profile/emailChange';
import { observableDrafts } from './observableDrafts';
import { persistedGroups, storedWrites } from './persistedGroups';

/** What the portal knows in a session. Clearing the record clears all of it. */
export interface SessionState extends CustomerRecord {
  /** What screens gave to one another, by the key that the browser's history holds. */
  readonly entryStates: Slot<Readonly<Record<string, unknown>>>;
}

const slotMaker = (vault: SessionVault) => {
  /** Functions that empty a slot each, but not the vault. */
  const empty: (() => void)[] = [];
  const slot = <T>(
    initial: T,
    restored = initial,
    keep: (value: T) => void = () => undefined,
    equals: (one: unknown, other: unknown) => boolean = Object.is,
  ): Slot<T> => {
    const box = observable.box(restored, { deep: false, equals });
    const write = (value: T): void => {
      runInAction(() => box.set(value));
      keep(value);
    };
    empty.push(() => box.set(initial));
    return { read: () => box.get(), write, reset: () => write(initial) };
  };
  return {
    slot,
    persisted: <T>(
      group: string,
      check: (kept: unknown) => T | undefined,
      initial: T,
      stored: (value: T) => unknown = (value) => value,
    ): Slot<T> => slot(initial, check(vault.load(group)), (value) => vault.save(group, stored(value))),
    /** A slot that ignores an equal value, so that no screen renders again when the insurer sends known data. */
    answered: <T>(group: string, check: (kept: unknown) => T | undefined): Slot<T | undefined> =>
      slot<T | undefined>(undefined, check(vault.load(group)), (value) => vault.save(group, value), compareStructural),
    emptyAll: () => runInAction(() => empty.forEach((reset) => reset())),
  };
};

/** The customer's record in MobX observables. It starts from the vault and saves every write there. */
export const observableCustomerRecord = (vault: SessionVault): SessionState => {
  const { slot, persisted, answered, emptyAll } = slotMaker(vault);
  const slots = {
    session: persisted('auth', persistedGroups.auth, undefined),
    profile: answered('profile', persistedGroups.profile),
    policy: answered('policy', persistedGroups.policy),
    claim: persisted('claim', persistedGroups.claim, emptyDraft),
    claimContact: persisted('claimContact', persistedGroups.claimContact, {}),
    claimsPlace: persisted('claimsPlace', persistedGroups.claimsPlace, undefined),
    paymentsPage: persisted('paymentsPage', persistedGroups.paymentsPage, undefined),
    email: persisted('email', persistedGroups.email, noEmailChange),
    rate: persisted('rate', persistedGroups.rate, undefined),
    entryStates: persisted('history', persistedGroups.history, {}),
    sent: persisted('sent', persistedGroups.sent, {}, storedWrites),
    invitation: persisted('invitation', persistedGroups.invitation, ''),
    receipt: persisted('receipt', persistedGroups.receipt, undefined),
    claims: slot<readonly Claim[] | undefined>(undefined),
    factsRead: slot<{ readonly billing?: string; readonly claims?: string }>({}),
    standing: slot<AccountStanding | undefined>(undefined),
  };

  const drafts = observableDrafts();

  return {
    ...slots,
    drafts,
    clear: () => {
      drafts.clear();
      emptyAll();
      vault.clear();
    },
  };
};
