import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { AddressLookup } from '../../src/application/ports/AddressLookup';
import type { AuthGateway } from '../../src/application/ports/AuthGateway';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import type { ChangeDescription, ProfileChange } from '../../src/domain/profile/profileChange';
import { testPortal } from './testPortal';

/** Calls that do not behave like the in-memory insurer. */
export interface ProfileCircumstances {
  readonly customer?: Partial<CustomerGateway>;
  readonly login?: AuthGateway['login'];
  readonly lookup?: AddressLookup;
}

export const accountPassword = 'Hearth-2026!';

/** My Profile over the in-memory insurer. */
export const profilePage = async (name: PersonaName, { customer, login, lookup }: ProfileCircumstances = {}) => {
  const saved: (readonly [ProfileChange, ChangeDescription])[] = [];
  const portal = await testPortal(name, ({ customer: insurer, auth }) => ({
    customer: {
      ...insurer,
      ...customer,
      save: (change, description, key) => {
        saved.push([change, description]);
        return (customer?.save ?? insurer.save)(change, description, key);
      },
    },
    auth: { ...auth, ...(login && { login }) },
    ...(lookup && { lookup }),
  }));
  return { ...portal, saved, open: portal.get('openProfile') };
};
