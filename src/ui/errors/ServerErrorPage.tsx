import type { ErrorReport } from '../../application/failureRoute';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { serverLanguage } from '../text/languages';
import { useText } from '../text/useText';

/** The status if there is one, what the server said, and the reference to quote (document 1, section 2). */
export const ServerErrorPage = ({ report }: { readonly report: ErrorReport }) => {
  const t = useText();
  const { status, message, description, correlationId } = report;
  return (
    <Screen title={status > 0 ? String(status) : t('serverError.title')}>
      <Panel narrow>
        <Stack>
          <p>{t('serverError.text')}</p>
          {status > 0 && (message === '' ? <p>{t('serverError.title')}</p> : <p lang={serverLanguage}>{message}</p>)}
          {description !== '' && <p lang={serverLanguage}>{description}</p>}
          {correlationId !== '' && (
            <p>
              {t('serverError.reference')} <strong>{correlationId}</strong>
            </p>
          )}
          <ButtonRow>
            <ButtonLink to={routes.home} look="primary">
              {t('errors.home')}
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </Panel>
    </Screen>
  );
};
