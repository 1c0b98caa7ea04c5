import { changeFrequency } from '../../application/billing/changeFrequency';
import { completeStanding } from '../../application/billing/completeStanding';
import { chargedTermEndAfter } from '../../application/billing/chargedTermEndAfter';
import { frequencyEffect } from '../../application/billing/frequencyEffect';
import { prepareFrequency } from '../../application/billing/prepareFrequency';
import { priceFrequencies } from '../../application/billing/priceFrequencies';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { wire } from '../wire';

/** Another frequency. It cannot start before an earlier payment is resolved. */
export const frequencyModule = wire((provide) => {
  provide('priceFrequencies', ['rating', 'record'], priceFrequencies);
  provide('frequencyEffect', ['record', 'clock'], frequencyEffect);
  provide('chargedTermEndAfter', ['record', 'clock'], chargedTermEndAfter);
  provide(
    'prepareFrequency',
    ['record', 'completeRecord', 'resolvePayment', 'billing', 'priceFrequencies'],
    prepareFrequency,
  );
  provide('completeStanding', ['record', 'loadHistory'], completeStanding);
  provide('changeFrequency', ['record', 'frequencyEffect', 'changeBillingTerm', 'clock'], changeFrequency);
  provide(
    'openFrequency',
    [
      'variant',
      'frequencyEffect',
      'chargedTermEndAfter',
      'prepareFrequency',
      'completeStanding',
      'changeFrequency',
      'clock',
      'navigation',
      'errors',
    ],
    ({ variant: { billingActions }, ...needs }) =>
      () =>
        new FrequencyViewModel({ ...needs, billingActions }),
  );
});
