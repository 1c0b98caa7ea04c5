import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';

export const LoadFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useText();
  return (
    <Panel>
      <Stack>
        <Alert level="error">{t('billing.failed')}</Alert>
        <ButtonRow>
          <Button look="primary" onClick={onRetry}>
            {t('billing.retry')}
          </Button>
        </ButtonRow>
      </Stack>
    </Panel>
  );
};
