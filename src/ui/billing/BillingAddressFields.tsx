import { observer } from 'mobx-react-lite';
import { BILLING_ZIP_LENGTH } from '../../domain/billing/BillingAddress';
import { wholeAddress } from '../../domain/wholeAddress';
import { FieldRow } from '../kit/FieldRow';
import { fieldsOf } from '../kit/fieldsOf';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { ZipField } from '../kit/ZipField';
import { pasteLines } from '../screen/pasteLines';
import { StateField } from '../screen/StateField';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

export const BillingAddressFields = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const field = fieldsOf(viewModel.draft.address, (name) => t(`payment.${name}`), viewModel.changeAddress);
  const spread = (): void => {
    const whole = wholeAddress(viewModel.draft.address.address1, viewModel.draft.address.city);
    if (!whole) return;
    const { address1, city, state, zipCode } = whole;
    viewModel.changeAddress({ address1, city, stateCode: state, zipCode: zipCode.slice(0, BILLING_ZIP_LENGTH) });
  };
  return (
    <Panel>
      <Stack>
        <h2>{t('payment.address')}</h2>
        <FieldRow shape="pair">
          <TextField {...field('firstName')} autoComplete="billing given-name" />
          <TextField {...field('lastName')} autoComplete="billing family-name" />
        </FieldRow>
        <TextField {...field('address1')} autoComplete="billing street-address" onLeave={spread} onPaste={pasteLines} />
        <FieldRow shape="place">
          <TextField {...field('city')} autoComplete="billing address-level2" onLeave={spread} />
          <StateField {...field('stateCode')} autoComplete="billing address-level1" />
          <ZipField {...field('zipCode')} autoComplete="billing postal-code" maxLength={BILLING_ZIP_LENGTH} />
        </FieldRow>
      </Stack>
    </Panel>
  );
});
