import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

/** Of each part of Edit Policy that shows the change as it is so far. */
export interface EditorProps {
  readonly viewModel: EditPolicyViewModel;
  readonly edit: CoverageEdit;
}
