import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type ClaimStep, claimSteps } from '../../domain/claims/claimFlow';
import type { Elements } from '../kit/Elements';
import { StepProgress } from '../kit/StepProgress';
import { Redirect } from '../screen/Redirect';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { routeOfStep } from './ClaimFlowViewModel';

interface ClaimStepScreenProps {
  readonly step: ClaimStep;
  readonly title: string;
  readonly children: Elements;
}

const QUESTIONS = claimSteps.length - 1;

/** One step of the claim flow. A customer who opens it too early lands on the first incomplete step. */
export const ClaimStepScreen = observer(({ step, title, children }: ClaimStepScreenProps) => {
  const viewModel = useClaimFlow();
  const t = useText();
  const landing = viewModel.landing(step);
  const number = claimSteps.indexOf(step);
  useLayoutEffect(() => viewModel.clearError(step), [viewModel, step]);

  if (landing !== routeOfStep[step])
    return viewModel.isSending ? <Navigate to={routes[landing]} replace /> : <Redirect to={landing} />;
  return (
    <Screen
      title={title}
      above={
        number > 0 && (
          <StepProgress step={number} of={QUESTIONS} text={t('claim.progress', { step: number, of: QUESTIONS })} />
        )
      }
    >
      {children}
    </Screen>
  );
});
