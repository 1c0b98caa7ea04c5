import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Dialog } from '../kit/Dialog';
import { Stack } from '../kit/Stack';
import { useLeaveQuestion } from '../screen/useLeaveQuestion';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

/** Asks a customer who leaves before the card service has answered, because the change would be given up. */
export const LeavePayment = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { leave, stay } = useLeaveQuestion(viewModel.isTokenising);
  if (leave === undefined) return null;
  return (
    <Dialog title={t('payment.leave')} describedBy="leave-payment" onClose={stay}>
      <Stack>
        <p id="leave-payment">{t('payment.leave.text')}</p>
        <ButtonRow>
          <Button look="primary" onClick={stay}>
            {t('payment.leave.stay')}
          </Button>
          <Button onClick={leave}>{t('payment.leave.go')}</Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
});
