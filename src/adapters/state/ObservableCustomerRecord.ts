import { observable, runInAction } from 'mobx';
import type { CustomerRecord, Slot } from '../../application/ports/CustomerRecord';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { AccountStanding } from '../../domain/billing/BillingHistory';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { noEmailChange } from '../../domain/customer/emailChange';
import { persistedGroups } from './persistedGroups';

/** The customer's record as MobX observables by reference, restored from the vault and kept there on every write. */
export const observableCustomerRecord = (vault: SessionVault): CustomerRecord => {
  const slot = <T>(initial: T, restored: T | undefined, keep: (value: T) => void): Slot<T> => {
    const box = observable.box<T>(restored ?? initial, { deep: false });
    const write = (value: T): void => {
      runInAction(() => box.set(value));
      keep(value);
    };
    return { read: () => box.get(), write, reset: () => write(initial) };
  };
  const persisted = <T>(group: string, check: (kept: unknown) => T | undefined, initial: T): Slot<T> =>
    slot(initial, check(vault.load(group)), (value) => vault.save(group, value));

  const slots = {
    session: persisted('auth', persistedGroups.auth, undefined),
    profile: persisted('profile', persistedGroups.profile, undefined),
    policy: persisted('policy', persistedGroups.policy, undefined),
    claim: persisted('claim', persistedGroups.claim, emptyDraft),
    email: persisted('email', persistedGroups.email, noEmailChange),
    rate: persisted('rate', persistedGroups.rate, {}),
    standing: slot<AccountStanding | undefined>(undefined, undefined, () => undefined),
  };

  return {
    ...slots,
    clear: () => {
      for (const { reset } of Object.values(slots)) reset();
      vault.clear();
    },
  };
};
