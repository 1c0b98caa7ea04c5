import type { Container } from 'inversify';
import type { BillingArea } from '../../ui/app/areas';

const Nothing = () => null;

export const billingArea = async (_container: Container): Promise<BillingArea> => ({
  Billing: Nothing,
  Frequency: Nothing,
});
