import { noProfileDrafts } from '../../src/ui/profile/ProfileDrafts';
import { memoryAddressLookup } from '../../src/adapters/memory/addressLookup';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { pollChange } from '../../src/application/pollChange';
import type { AddressLookup } from '../../src/application/ports/AddressLookup';
import type { AuthGateway } from '../../src/application/ports/AuthGateway';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import type { ChangeDescription, ProfileChange } from '../../src/domain/customer/profileChange';
import { ProfileViewModel } from '../../src/ui/profile/ProfileViewModel';
import { emailUseCases, profileUseCases } from './useCases';
import { VirtualTime } from './VirtualTime';
import { visitor } from './visitor';

/** Calls that do not behave like the in-memory insurer. */
export interface ProfileCircumstances {
  readonly customer?: Partial<CustomerGateway>;
  readonly login?: AuthGateway['login'];
  readonly lookup?: AddressLookup;
}

export const accountPassword = 'Hearth-2026!';

/** My Profile as the portal composes it, over the in-memory insurer and in virtual time. */
export const profilePage = async (name: PersonaName, circumstances: ProfileCircumstances = {}) => {
  const shared = await visitor(name);
  const { record, gateways } = shared;
  const saved: (readonly [ProfileChange, ChangeDescription])[] = [];
  const customer: CustomerGateway = {
    ...gateways.customer,
    ...circumstances.customer,
    save: (change, description, key) => {
      saved.push([change, description]);
      return (circumstances.customer?.save ?? gateways.customer.save)(change, description, key);
    },
  };
  const time = new VirtualTime();
  const auth = { login: circumstances.login ?? gateways.auth.login };
  const dependencies = {
    ...shared,
    ...profileUseCases({ record, customer }),
    ...emailUseCases({ record, customer, auth, pollChange: pollChange(time.wait) }),
    drafts: record.drafts.of('profile', noProfileDrafts),
    lookup: circumstances.lookup ?? memoryAddressLookup,
    wait: time.wait,
  };
  /** A visit of the page. */
  const open = () => new ProfileViewModel(dependencies);
  return { ...shared, open, saved, time };
};
