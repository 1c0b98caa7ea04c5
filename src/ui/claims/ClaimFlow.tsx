import { ArrowLeft } from 'lucide';
import { type ReactElement, createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { routeOfPath } from '../screen/routes';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import type { ClaimFlowViewModel } from './ClaimFlowViewModel';
import styles from './Claims.module.css';

const ClaimFlowContext = createContext<ClaimFlowViewModel | undefined>(undefined);

/** The view-model that all steps of the claim flow share. */
export const useClaimFlow = (): ClaimFlowViewModel => {
  const viewModel = useContext(ClaimFlowContext);
  if (viewModel === undefined) throw new Error('There is no ClaimFlow around this step.');
  return viewModel;
};

interface ClaimFlowProps {
  readonly open: () => ClaimFlowViewModel;
  readonly children?: ReactElement;
}

/** The layout of the claim flow, with its back button. A claim that is filed leads on, not back. */
export const ClaimFlow = ({ open, children }: ClaimFlowProps) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { pathname } = useLocation();
  return (
    <div className={styles['flow']}>
      {routeOfPath(pathname) !== 'claimConfirm' && (
        <nav aria-label={t('claim.flow.label')} className={styles['flowNav']}>
          <Button look="quiet" onClick={viewModel.back} ariaLabel={t('claim.flow.back')}>
            <Icon of={ArrowLeft} size="1.18em" />
            <span>{t('shell.back')}</span>
          </Button>
        </nav>
      )}
      <ClaimFlowContext value={viewModel}>{children}</ClaimFlowContext>
    </div>
  );
};
