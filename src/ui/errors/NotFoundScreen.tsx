import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';

export const NotFoundScreen = () => {
  const t = useText();
  return (
    <Screen title={t('notFound.title')}>
      <Panel narrow>
        <Stack>
          <p>{t('notFound.text')}</p>
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
