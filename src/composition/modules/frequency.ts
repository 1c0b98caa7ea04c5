import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { frequencyUseCases } from '../useCases/frequency';
import { type Module, needing } from '../wire';

/** Another frequency. It cannot start before an earlier payment is resolved. */
export const frequencyModule: Module = {
  ...frequencyUseCases,
  openFrequency: needing(
    ['variant', 'prepareFrequency', 'changeFrequency', 'loadHistory', 'record', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, ...needs }) =>
      () =>
        new FrequencyViewModel({ ...needs, billingActions }),
  ),
};
