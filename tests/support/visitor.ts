import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { completeRecord } from '../../src/application/customer/completeRecord';
import { memoryCustomer, recordedErrors, recordedNavigation } from './memoryCustomer';

/** A signed-in customer, with what else the view-model of a visit depends on, and what it did with that. */
export const visitor = async (name: PersonaName) => {
  const customer = await memoryCustomer(name);
  return {
    ...customer,
    completeRecord: completeRecord(customer.record, customer.loadPolicy, customer.loadProfile),
    ...recordedNavigation(),
    ...recordedErrors(),
  };
};
