import type { Policy } from '../../domain/policy/Policy';
import { TopAlert } from '../app/TopAlert';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

interface EditPolicyProblemProps {
  readonly refusal: NonNullable<EditPolicyViewModel['refusal']>;
  readonly policy: Policy | undefined;
}

/** Why a preview or a submission did not go through (document 2, section 8, edit policy). */
export const EditPolicyProblem = ({ refusal, policy }: EditPolicyProblemProps) => {
  const t = useText();
  const dates = useDates();
  const words = (): string => {
    switch (refusal.kind) {
      case 'unsettled':
        return t('edit.electronicTransfer');
      case 'forbidden':
        return t('edit.forbidden', { date: policy?.termEnd ? dates.long(policy.termEnd) : t('policy.date.missing') });
      case 'refused':
        return refusal.message || t('edit.refused');
    }
  };
  return <TopAlert level="error">{words()}</TopAlert>;
};
