import * as claim from '../../src/application/claims/claimUseCases';
import { contactUseCases } from '../../src/application/claims/contactUseCases';
import * as email from '../../src/application/customer/emailUseCases';
import { loadProfile } from '../../src/application/customer/loadProfile';
import * as profile from '../../src/application/customer/profileUseCases';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';

/** Numbers its ids. */
export const countedIds = (): UniqueIds => {
  let count = 0;
  return { next: () => `key-${String((count += 1))}` };
};

/** The ids are numbered if none are given. */
type Counted<Parts> = Omit<Parts, 'ids'> & { readonly ids?: UniqueIds };

export const profileUseCases = ({
  record,
  customer,
  ids = countedIds(),
}: Counted<{ readonly record: CustomerRecord; readonly customer: Pick<CustomerGateway, 'load' | 'save'> }>) => {
  const useCases = profile.profileUseCases({ record, customer, loadProfile: loadProfile(customer, record), ids });
  return { ...useCases, ...contactUseCases({ record, ...useCases }) };
};

type EmailParts = Parameters<typeof email.emailUseCases>[0];

/** Polls nothing, unless it is given how. */
export const emailUseCases = (
  parts: Pick<EmailParts, 'auth'> &
    Partial<EmailParts> & { readonly record: CustomerRecord; readonly customer: CustomerGateway },
) =>
  email.emailUseCases({
    ...profileUseCases(parts),
    loadProfile: loadProfile(parts.customer, parts.record),
    pollChange: () => Promise.reject(new Error('Nothing is polled.')),
    ...parts,
  });

export const claimUseCases = (parts: Counted<Parameters<typeof claim.claimUseCases>[0]>) =>
  claim.claimUseCases({ ids: countedIds(), ...parts });
