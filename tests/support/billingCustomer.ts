import { memoryCardService } from '../../src/adapters/memory/cardService';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { billingUseCases } from '../../src/application/billing/billingUseCases';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { Delay } from '../../src/application/ports/Delay';
import { countedIds } from './useCases';
import { visitor } from './visitor';

const neverEnds: Delay = () => new Promise(() => undefined);

/**
 * A customer with the use cases of billing.
 * @param change what billing does otherwise than in memory
 */
export const billingCustomer = async (
  name: PersonaName,
  change: (billing: BillingGateway) => Partial<BillingGateway> = () => ({}),
  wait = neverEnds,
) => {
  const customer = await visitor(name);
  const { gateways } = customer;
  const billing = { ...gateways.billing, ...change(gateways.billing) };
  const parts = { ...gateways, ...customer, billing, cards: memoryCardService, ids: countedIds(), wait };
  return { ...customer, billing, ...billingUseCases(parts) };
};
