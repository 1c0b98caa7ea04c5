import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import type { Elements } from '../kit/Elements';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import type { LastScreen } from '../screen/historyState';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useText } from '../text/useText';
import { ErrorReference } from './ErrorReference';

interface ErrorPageProps {
  readonly title: string;
  readonly children: Elements;
  /** May be empty. */
  readonly reference: string;
  /** The screen whose call failed. */
  readonly from?: LastScreen | undefined;
  /** Draws the screen again. */
  readonly onRetry?: () => void;
}

/** Says what happened, with a reference, a link home and a link back to the screen whose call failed. Rule SHELL-31. */
export const ErrorPage = ({ title, children, reference, from, onRetry }: ErrorPageProps) => {
  const t = useText();
  return (
    <Screen title={title} narrow>
      <Panel>
        <Stack>
          {children}
          {reference !== '' && <ErrorReference reference={reference} />}
          <ButtonRow>
            {onRetry && (
              <Button look="primary" onClick={onRetry}>
                {t('shell.retry')}
              </Button>
            )}
            <ButtonLink to={routes.home} look={onRetry ? 'secondary' : 'primary'}>
              {t('shell.menu.home')}
            </ButtonLink>
            {from && from.route !== 'home' && (
              <ButtonLink to={routes[from.route]} state={from.entry}>
                {t('errors.back')}
              </ButtonLink>
            )}
          </ButtonRow>
        </Stack>
      </Panel>
    </Screen>
  );
};
