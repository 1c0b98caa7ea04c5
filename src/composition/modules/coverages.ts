import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { coveragesUseCases } from '../useCases/coverages';
import { type Module, needing } from '../wire';

/** Another selection of coverages. */
export const coveragesModule: Module = {
  ...coveragesUseCases,
  openEditPolicy: needing(
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
  ),
};
