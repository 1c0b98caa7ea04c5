import type { ReactNode } from 'react';
import type { Policy } from '../../domain/policy/Policy';
import { DOTS } from '../kit/orDots';
import { ServerMessage } from '../screen/ServerMessage';
import { TopAlert } from '../screen/TopAlert';
import type { TryLater } from '../screen/TryLater';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { EditProblem } from './EditPolicyViewModel';

interface EditPolicyProblemProps {
  readonly problem: Exclude<EditProblem, { readonly kind: 'takingLonger' }>;
  readonly policy: Policy | undefined;
  readonly later?: TryLater | undefined;
}

/** Why a preview or a change did not go through. */
export const EditPolicyProblem = ({ problem, policy, later }: EditPolicyProblemProps) => {
  const t = useText();
  const dates = useDates();
  const words = (): ReactNode => {
    switch (problem.kind) {
      case 'forbidden':
        return t('edit.forbidden', { date: policy?.termEnd ? dates.long(policy.termEnd) : DOTS });
      case 'refused':
      case 'interrupted':
        return <ServerMessage of={problem.message} otherwise={t('edit.refused')} />;
      case 'newDay':
        return t('edit.newDay');
      case 'changed':
        return t('edit.changed');
      case 'unknown':
        return t('shell.unknownOutcome');
    }
  };
  // Nothing has failed where there is only something to check.
  const isCheck = problem.kind === 'newDay' || problem.kind === 'changed';
  return (
    <TopAlert level={isCheck ? 'warning' : 'error'}>
      <span>{words()}</span>
      <WhenToTryAgain later={later} />
    </TopAlert>
  );
};
