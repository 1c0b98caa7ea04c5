import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Link } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';
import { routes } from '../screen/routes';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import type { ResetViewModel } from './ResetViewModel';

interface CheckedInvitationProps {
  readonly state: Exclude<ResetViewModel['state'], { readonly kind: 'entitled' | 'notEntitled' }>;
  readonly retry: () => Promise<void>;
}

/** An invitation that is being checked, or that does not lead to a password. */
export const CheckedInvitation = ({ state, retry }: CheckedInvitationProps) => {
  const t = useText();
  switch (state.kind) {
    case 'loading':
      return <Loading text={t('reset.checking')} once />;
    case 'uncheckedInvitation':
      return (
        <Stack>
          <Alert level="error" takeFocus={state}>
            <p>{t('reset.invitation.notChecked')}</p>
            <WhenToTryAgain later={state.later} />
          </Alert>
          <ButtonRow>
            <Button look="primary" onClick={() => void retry()}>
              {t('shell.retry')}
            </Button>
          </ButtonRow>
          <p>
            <span>{t('reset.invitation.havePassword')}</span> <Link to={routes.login}>{t('shell.toLogin')}</Link>
          </p>
        </Stack>
      );
    case 'refusedInvitation':
      return (
        <Alert level="error" takeFocus>
          <p>{t(`reset.invitation.${state.reason}`)}</p>
          <p>
            {state.reason === 'userExists' ? (
              <Link to={routes.login}>{t('shell.toLogin')}</Link>
            ) : (
              <Link to={routes.forgot} state={{ action: 'FIRST_TIME' }}>
                {t('reset.invitation.requestCode')}
              </Link>
            )}
          </p>
        </Alert>
      );
  }
};
