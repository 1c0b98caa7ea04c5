import { changeCoverages } from '../../application/policy/changeCoverages';
import { coverageChangeWrite } from '../../application/policy/coverageChangeWrite';
import { followCoverageChange } from '../../application/policy/followCoverageChange';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { priceCoverages } from '../../application/policy/priceCoverages';
import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { wire } from '../wire';

/** Another selection of coverages. */
export const coveragesModule = wire((provide) => {
  provide('coverageChangeWrite', ['record', 'loadPolicy', 'ids'], coverageChangeWrite);
  provide('changeCoverages', ['record', 'policy', 'loadPolicy', 'coverageChangeWrite', 'clock'], changeCoverages);
  provide(
    'followCoverageChange',
    ['record', 'policy', 'coverageChangeWrite', 'loadPolicy', 'pollChange', 'clock'],
    followCoverageChange,
  );
  provide('previewCoverageChange', ['rating', 'record'], previewCoverageChange);
  provide('priceCoverages', ['rating', 'record'], priceCoverages);
  provide(
    'openEditPolicy',
    [
      'changeCoverages',
      'followCoverageChange',
      'record',
      'loadHistory',
      'previewCoverageChange',
      'priceCoverages',
      'clock',
      'navigation',
      'errors',
    ],
    (needs) => () => new EditPolicyViewModel(needs),
  );
});
