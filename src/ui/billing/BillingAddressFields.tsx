import { observer } from 'mobx-react-lite';
import { BILLING_ZIP_LENGTH } from '../../domain/billing/BillingAddress';
import { FieldRow } from '../kit/FieldRow';
import { fieldsOf } from '../kit/fieldsOf';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { ZipField } from '../kit/ZipField';
import { StateField } from '../screen/StateField';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

export const BillingAddressFields = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const field = fieldsOf(viewModel.draft.address, (name) => t(`payment.${name}`), viewModel.changeAddress);
  return (
    <Panel>
      <Stack>
        <h2>{t('payment.address')}</h2>
        <FieldRow shape="pair">
          <TextField {...field('firstName')} autoComplete="billing given-name" />
          <TextField {...field('lastName')} autoComplete="billing family-name" />
        </FieldRow>
        <TextField {...field('address1')} autoComplete="billing address-line1" />
        <FieldRow shape="place">
          <TextField {...field('city')} autoComplete="billing address-level2" />
          <StateField {...field('stateCode')} autoComplete="billing address-level1" />
          <ZipField {...field('zipCode')} autoComplete="billing postal-code" maxLength={BILLING_ZIP_LENGTH} />
        </FieldRow>
      </Stack>
    </Panel>
  );
});
