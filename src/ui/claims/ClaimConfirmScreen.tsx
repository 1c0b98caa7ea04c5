import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { HelpBlock } from '../app/HelpBlock';
import { PrintButton } from '../app/PrintButton';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { CopyButton } from '../kit/CopyButton';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import styles from './Claims.module.css';
import { useClaimFlow } from './ClaimFlow';

/** Document 1, section 2, claim flow 6. */
export const ClaimConfirmScreen = observer(() => {
  const { draft } = useClaimFlow();
  const t = useText();
  const reference = draft.claimNumber;
  if (reference === '') return <Navigate to={routes.claim} replace />;

  return (
    <Screen title={t('claim.confirm.title')}>
      <Panel narrow>
        <Stack>
          <p>{t('claim.confirm.thanks')}</p>
          <p>
            {t('claim.confirm.reference')}
            <strong className={styles['reference']}>{reference}</strong>
          </p>
          <ButtonRow>
            <ButtonLink to={routes.home} look="primary">
              {t('claim.confirm.ok')}
            </ButtonLink>
            <CopyButton
              value={reference}
              label={t('claim.confirm.copy')}
              words={{ copy: t('shell.copy'), copied: t('shell.copied') }}
            />
            <PrintButton />
          </ButtonRow>
        </Stack>
      </Panel>
      <div className={styles['narrow']}>
        <HelpBlock about="claim.confirm.support" subject={t('claim.confirm.subject', { reference })} />
      </div>
    </Screen>
  );
});
