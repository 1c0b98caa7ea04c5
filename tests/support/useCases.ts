import { memoryCardService } from '../../src/adapters/memory/cardService';
import * as billing from '../../src/application/billing/billingUseCases';
import * as claim from '../../src/application/claims/claimUseCases';
import { contactUseCases } from '../../src/application/claims/contactUseCases';
import * as email from '../../src/application/customer/emailUseCases';
import { loadProfile } from '../../src/application/customer/loadProfile';
import * as profile from '../../src/application/customer/profileUseCases';
import { loadPolicy } from '../../src/application/policy/loadPolicy';
import * as policy from '../../src/application/policy/policyUseCases';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { Delay } from '../../src/application/ports/Delay';
import type { PolicyGateway } from '../../src/application/ports/PolicyGateway';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';

/** Numbers its ids. */
export const countedIds = (): UniqueIds => {
  let count = 0;
  return { next: () => `key-${String((count += 1))}` };
};

/** The ids are numbered if none are given. The cards are those of the in-memory card service, and no wait ends. */
type Counted<Parts> = Omit<Parts, 'ids' | 'cards' | 'wait'> & { readonly ids?: UniqueIds; readonly wait?: Delay };

const counted = <Parts>(parts: Counted<Parts>) => ({
  cards: memoryCardService,
  ids: countedIds(),
  wait: () => new Promise<undefined>(() => undefined),
  ...parts,
});

export const billingUseCases = (parts: Counted<Parameters<typeof billing.billingUseCases>[0]>) =>
  billing.billingUseCases(counted(parts));

const nothingPolled = () => Promise.reject(new Error('Nothing is polled.'));

type PolicyParts = Parameters<typeof policy.policyUseCases>[0];

/** Reads the policy from the same gateway, and polls nothing, unless it is given. */
export const policyUseCases = (
  parts: Pick<PolicyParts, 'record' | 'billing' | 'rating' | 'clock'> & {
    readonly policy: PolicyGateway;
  } & Partial<PolicyParts>,
) =>
  policy.policyUseCases({
    ids: countedIds(),
    loadPolicy: loadPolicy(parts.policy, parts.record),
    pollChange: nothingPolled,
    ...parts,
  });

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
    pollChange: nothingPolled,
    ...parts,
  });

export const claimUseCases = (parts: Counted<Parameters<typeof claim.claimUseCases>[0]>) =>
  claim.claimUseCases({ ids: countedIds(), ...parts });
