import { observable, runInAction } from 'mobx';
import type { CustomerRecord, Slot } from '../../application/ports/CustomerRecord';
import type { SessionVault } from '../../application/ports/SessionVault';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { noEmailChange } from '../../domain/customer/emailChange';
import { persistedGroups } from './persistedGroups';

/** The customer's record as MobX observables by reference, restored from the vault and kept there on every write. */
export const observableCustomerRecord = (vault: SessionVault): CustomerRecord => {
  const slot = <T>(group: string, check: (kept: unknown) => T | undefined, initial: T): Slot<T> => {
    const box = observable.box<T>(check(vault.load(group)) ?? initial, { deep: false });
    const write = (value: T): void => {
      runInAction(() => box.set(value));
      vault.save(group, value);
    };
    return { read: () => box.get(), write, reset: () => write(initial) };
  };

  const slots = {
    session: slot('auth', persistedGroups.auth, undefined),
    profile: slot('profile', persistedGroups.profile, undefined),
    policy: slot('policy', persistedGroups.policy, undefined),
    claim: slot('claim', persistedGroups.claim, emptyDraft),
    email: slot('email', persistedGroups.email, noEmailChange),
    rate: slot('rate', persistedGroups.rate, {}),
  };

  return {
    ...slots,
    clear: () => {
      for (const { reset } of Object.values(slots)) reset();
      vault.clear();
    },
  };
};
