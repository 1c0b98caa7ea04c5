import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { UnknownChange } from '../screen/UnknownChange';
import { useText } from '../text/useText';

interface BillingStatusProps {
  readonly kind: string;
  readonly load: () => Promise<void>;
}

/** What a screen of billing shows until it has loaded, and while the outcome of a change is not known. */
export const BillingStatus = ({ kind, load }: BillingStatusProps) => {
  const t = useText();
  const loadAgain = (): void => void load();
  switch (kind) {
    case 'loading':
      return <Loading text={t('billing.loading')} page />;
    case 'unknown':
      return <UnknownChange onCheck={loadAgain} />;
    case 'unavailable':
      return (
        <Panel>
          <Stack>
            <Alert level="error">{t('billing.failed')}</Alert>
            <ButtonRow>
              <Button look="primary" onClick={loadAgain}>
                {t('billing.retry')}
              </Button>
            </ButtonRow>
          </Stack>
        </Panel>
      );
    default:
      return null;
  }
};
