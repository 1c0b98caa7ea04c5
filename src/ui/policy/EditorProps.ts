import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

/** The props of each part of Edit Policy that shows the change so far. */
export interface EditorProps {
  readonly viewModel: EditPolicyViewModel;
  readonly edit: CoverageEdit;
}
