import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { useVariant } from '../app/VariantContext';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import styles from './Claims.module.css';
import { useClaimFlow } from './ClaimFlow';

/** Document 1, section 2, claim flow 6. */
export const ClaimConfirmScreen = observer(() => {
  const { draft } = useClaimFlow();
  const t = useText();
  const { supportEmail } = useVariant();
  const reference = draft.claimNumber;
  if (reference === '') return <Navigate to={routes.claim} replace />;

  const subject = encodeURIComponent(t('claim.confirm.subject', { reference }));
  const [before = '', after = ''] = t('claim.confirm.support', { email: '\u0000' }).split('\u0000');
  return (
    <Screen title={t('claim.confirm.title')}>
      <Panel narrow>
        <Stack>
          <p>{t('claim.confirm.thanks')}</p>
          <p>
            {t('claim.confirm.reference')}
            <strong className={styles['reference']}>{reference}</strong>
          </p>
          <p>
            {before}
            <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>
            {after}
          </p>
          <ButtonRow>
            <ButtonLink to={routes.home} look="primary">
              {t('claim.confirm.ok')}
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </Panel>
    </Screen>
  );
});
