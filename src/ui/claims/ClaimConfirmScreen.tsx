import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Alert } from '../kit/Alert';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { CopyButton } from '../kit/CopyButton';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { HelpBlock } from '../screen/HelpBlock';
import { PrintButton } from '../screen/PrintButton';
import { Redirect } from '../screen/Redirect';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { ClaimDetailsPanel } from './ClaimDetailsPanel';
import { useClaimFlow } from './ClaimFlow';
import type { FiledClaimViewModel } from './FiledClaimViewModel';
import styles from './Claims.module.css';

export const ClaimConfirmScreen = observer(({ open }: { readonly open: () => FiledClaimViewModel }) => {
  const { draft, submission, confirm } = useClaimFlow();
  const { state } = submission;
  const filed = useVisit(open).content.state;
  const t = useText();
  const reference = draft.claimNumber;
  useLayoutEffect(confirm, [confirm]);
  if (reference === '') return <Redirect to="claim" />;

  return (
    <Screen title={t('claim.confirm.title')}>
      <Panel>
        <Stack>
          <p>{t('claim.confirm.thanks')}</p>
          <p>{t('claim.confirm.next')}</p>
          {state.kind === 'filed' && state.isUncorrected && (
            <Alert level="info">{t('claim.confirm.uncorrected')}</Alert>
          )}
          <p>
            <span>{t('claim.confirm.reference')}</span>
            <strong className={styles['reference']}>{reference}</strong>
          </p>
          <ButtonRow>
            <ButtonLink to={routes.home} look="primary">
              {t('claim.confirm.ok')}
            </ButtonLink>
            <ButtonLink to={routes.claim}>{t('claim.confirm.claims')}</ButtonLink>
            <CopyButton value={reference} label={t('claim.confirm.copy')} />
            <PrintButton />
          </ButtonRow>
        </Stack>
      </Panel>
      {filed.kind !== 'unavailable' && (
        <ClaimDetailsPanel isConfirmed details={filed.kind === 'loaded' ? filed.details : undefined} />
      )}
      <HelpBlock about="claim.confirm.support" subject={t('claim.confirm.subject', { reference })} />
    </Screen>
  );
});
