import { memoryCardService } from '../../src/adapters/memory/cardService';
import * as billing from '../../src/application/billing/billingUseCases';
import { claimWrite } from '../../src/application/claims/claimWrite';
import { fileClaim, findOutClaim } from '../../src/application/claims/fileClaim';
import { findOutContact, saveContact } from '../../src/application/claims/saveContact';
import { loadProfile } from '../../src/application/customer/loadProfile';
import * as profile from '../../src/application/customer/profileUseCases';
import { loadPolicy } from '../../src/application/policy/loadPolicy';
import * as policy from '../../src/application/policy/policyUseCases';
import type { ClaimsGateway } from '../../src/application/ports/ClaimsGateway';
import type { Clock } from '../../src/application/ports/Clock';
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

export const billingUseCases = (parts: Counted<Parameters<typeof billing.billingUseCases>[0]>) =>
  billing.billingUseCases({
    cards: memoryCardService,
    ids: countedIds(),
    wait: () => new Promise(() => undefined),
    ...parts,
  });

type PolicyParts = Parameters<typeof policy.policyUseCases>[0];

/** Reads the policy from the same gateway, and polls nothing, unless it is given. */
export const policyUseCases = (
  parts: Pick<PolicyParts, 'record' | 'billing' | 'rating'> & { readonly policy: PolicyGateway } & Partial<PolicyParts>,
) =>
  policy.policyUseCases({
    ids: countedIds(),
    loadPolicy: loadPolicy(parts.policy, parts.record),
    pollChange: () => Promise.reject(new Error('Nothing is polled.')),
    ...parts,
  });

export const profileUseCases = ({
  record,
  customer,
  ids = countedIds(),
}: Counted<{ readonly record: CustomerRecord; readonly customer: Pick<CustomerGateway, 'load' | 'save'> }>) => {
  const useCases = profile.profileUseCases({ record, customer, loadProfile: loadProfile(customer, record), ids });
  return {
    ...useCases,
    saveContact: saveContact(useCases.saveProfile, record),
    findOutContact: findOutContact(useCases.findOutProfile, record),
  };
};

export const claimUseCases = ({
  record,
  claims,
  clock,
  ids = countedIds(),
}: Counted<{ readonly record: CustomerRecord; readonly claims: ClaimsGateway; readonly clock: Clock }>) => {
  const claim = claimWrite(record, ids, claims);
  return { fileClaim: fileClaim(claims, record, clock, claim), findOutClaim: findOutClaim(record, claim) };
};
