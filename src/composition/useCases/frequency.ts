import { changeFrequency } from '../../application/billing/changeFrequency';
import { prepareFrequency } from '../../application/billing/prepareFrequency';
import { priceFrequencies } from '../../application/billing/priceFrequencies';

export const frequencyUseCases = { changeFrequency, prepareFrequency, priceFrequencies };
