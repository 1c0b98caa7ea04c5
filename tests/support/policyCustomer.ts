import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { loadPolicy } from '../../src/application/policy/loadPolicy';
import { policyUseCases } from '../../src/application/policy/policyUseCases';
import { pollChange } from '../../src/application/pollChange';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { PolicyGateway } from '../../src/application/ports/PolicyGateway';
import type { RatingGateway } from '../../src/application/ports/RatingGateway';
import { countedIds } from './useCases';
import { VirtualTime } from './VirtualTime';
import { visitor } from './visitor';

/** Calls that do not behave like the in-memory insurer. */
export interface PolicyCircumstances {
  readonly policies?: Partial<PolicyGateway>;
  readonly history?: BillingGateway['history'];
  readonly preview?: RatingGateway['preview'];
}

/** A customer with the use cases of the policy, which polls in virtual time. */
export const policyCustomer = async (name: PersonaName, { policies, history, preview }: PolicyCircumstances = {}) => {
  const customer = await visitor(name);
  const { gateways, record, clock } = customer;
  const policy = { ...gateways.policy, ...policies };
  const time = new VirtualTime();
  const useCases = policyUseCases({
    record,
    policy,
    billing: { history: history ?? gateways.billing.history },
    rating: { preview: preview ?? gateways.rating.preview },
    loadPolicy: loadPolicy(policy, record),
    pollChange: pollChange(time.wait),
    clock,
    ids: countedIds(),
  });
  return { ...customer, time, ...useCases };
};
