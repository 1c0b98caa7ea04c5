import { memoryAddressLookup } from '../../src/adapters/memory/addressLookup';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { completeEmailChange } from '../../src/application/customer/completeEmailChange';
import { completeRecord } from '../../src/application/customer/completeRecord';
import { confirmEmailChange } from '../../src/application/customer/confirmEmailChange';
import { requestEmailCode } from '../../src/application/customer/requestEmailCode';
import { saveProfile } from '../../src/application/customer/saveProfile';
import { pollChange } from '../../src/application/pollChange';
import type { AddressLookup } from '../../src/application/ports/AddressLookup';
import type { AuthGateway } from '../../src/application/ports/AuthGateway';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import { clearSession } from '../../src/application/session/clearSession';
import { ProfileDrafts } from '../../src/ui/profile/ProfileDrafts';
import { profileEditors } from '../../src/ui/profile/profileEditors';
import { ProfileViewModel } from '../../src/ui/profile/ProfileViewModel';
import { memoryCustomer, recordedFailures, recordedNavigation } from './memoryCustomer';
import { VirtualTime } from './VirtualTime';

/** What goes differently from the in-memory insurer. */
export interface ProfileCircumstances {
  readonly customer?: Partial<CustomerGateway>;
  readonly login?: AuthGateway['login'];
  readonly lookup?: AddressLookup;
}

export const accountPassword = 'Hearth-2026!';

/** My Profile as the portal composes it, over the in-memory insurer and in virtual time. */
export const profilePage = async (name: PersonaName, circumstances: ProfileCircumstances = {}) => {
  const signedIn = await memoryCustomer(name);
  const { record, gateways, loadPolicy, loadProfile } = signedIn;
  const saved: Parameters<CustomerGateway['save']>[] = [];
  const customer: CustomerGateway = {
    ...gateways.customer,
    ...circumstances.customer,
    save: (...sent) => {
      saved.push(sent);
      return (circumstances.customer?.save ?? gateways.customer.save)(...sent);
    },
  };
  const time = new VirtualTime();
  const { failures, handled } = recordedFailures();
  const { navigation, went } = recordedNavigation();
  const save = saveProfile(customer, record);
  const drafts = new ProfileDrafts(record.session);
  const openEditor = profileEditors(
    save,
    requestEmailCode(customer, record),
    confirmEmailChange(customer, record),
    completeEmailChange(
      customer,
      { login: circumstances.login ?? gateways.auth.login },
      record,
      pollChange(time.wait),
      save,
      loadProfile,
      clearSession(record),
    ),
    circumstances.lookup ?? memoryAddressLookup,
    time.wait,
    navigation,
    failures,
  );
  /** A visit of the page. */
  const open = () =>
    new ProfileViewModel(record, completeRecord(record, loadPolicy, loadProfile), save, openEditor, drafts, failures);
  return { ...signedIn, open, saved, time, handled, went };
};
