import type { Rate, RateRequest } from '../../../domain/policy/rates';
import { dollars } from './dollars';

export const rateWire = ({ monthlyPayment, annualPremium, ...rate }: Rate) => ({
  ...rate,
  monthlyPayment: dollars(monthlyPayment),
  annualPremium: dollars(annualPremium),
});

type RateBody = Omit<RateRequest, 'residenceType'> & { readonly metadata: Pick<RateRequest, 'residenceType'> };

/** A validated body. */
export const rateRequest = ({ metadata, ...request }: RateBody): RateRequest => ({
  ...request,
  residenceType: metadata.residenceType,
});
