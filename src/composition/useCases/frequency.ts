import { changeFrequency } from '../../application/billing/changeFrequency';
import { chargedTermEndAfter } from '../../application/billing/chargedTermEndAfter';
import { completeStanding } from '../../application/billing/completeStanding';
import { frequencyEffect } from '../../application/billing/frequencyEffect';
import { prepareFrequency } from '../../application/billing/prepareFrequency';
import { priceFrequencies } from '../../application/billing/priceFrequencies';

export const frequencyUseCases = {
  changeFrequency,
  chargedTermEndAfter,
  completeStanding,
  frequencyEffect,
  prepareFrequency,
  priceFrequencies,
};
