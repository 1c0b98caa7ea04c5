import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { Delay } from '../../src/application/ports/Delay';
import { memoryCustomer } from './memoryCustomer';
import { billingUseCases } from './useCases';

/**
 * A customer with the use cases of billing.
 * @param change what billing does otherwise than in memory
 */
export const billingCustomer = async (
  name: PersonaName,
  change: (billing: BillingGateway) => Partial<BillingGateway> = () => ({}),
  parts: { readonly wait?: Delay } = {},
) => {
  const customer = await memoryCustomer(name);
  const { gateways } = customer;
  const billing = { ...gateways.billing, ...change(gateways.billing) };
  return { ...customer, ...billingUseCases({ ...gateways, ...customer, billing, ...parts }) };
};
