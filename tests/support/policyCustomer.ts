import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { PolicyGateway } from '../../src/application/ports/PolicyGateway';
import type { RatingGateway } from '../../src/application/ports/RatingGateway';
import { testPortal } from './testPortal';

/** Calls that do not behave like the in-memory insurer. */
export interface PolicyCircumstances {
  readonly policies?: Partial<PolicyGateway>;
  readonly history?: BillingGateway['history'];
  readonly preview?: RatingGateway['preview'];
  readonly rate?: RatingGateway['rate'];
}

/** The portal of a customer who changes or cancels the policy. */
export const policyCustomer = (name: PersonaName, { policies, history, preview, rate }: PolicyCircumstances = {}) =>
  testPortal(name, ({ policy, billing, rating }) => ({
    policy: { ...policy, ...policies },
    billing: { ...billing, ...(history && { history }) },
    rating: { ...rating, ...(preview && { preview }), ...(rate && { rate }) },
  }));
