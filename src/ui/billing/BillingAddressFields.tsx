import { observer } from 'mobx-react-lite';
import { billingZipLength } from '../../domain/billing/BillingAddress';
import { usStates } from '../../domain/usStates';
import { FieldRow } from '../kit/FieldRow';
import { Panel } from '../kit/Panel';
import { SelectField } from '../kit/SelectField';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

export const BillingAddressFields = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { address } = viewModel.draft;
  return (
    <Panel>
      <Stack>
        <h2>{t('payment.address')}</h2>
        <FieldRow shape="pair">
          <TextField
            name="firstName"
            label={t('payment.firstName')}
            value={address.firstName}
            onChange={(firstName) => viewModel.changeAddress({ firstName })}
            autoComplete="billing given-name"
          />
          <TextField
            name="lastName"
            label={t('payment.lastName')}
            value={address.lastName}
            onChange={(lastName) => viewModel.changeAddress({ lastName })}
            autoComplete="billing family-name"
          />
        </FieldRow>
        <TextField
          name="address1"
          label={t('payment.address1')}
          value={address.address1}
          onChange={(address1) => viewModel.changeAddress({ address1 })}
          autoComplete="billing address-line1"
        />
        <FieldRow shape="place">
          <TextField
            name="city"
            label={t('payment.city')}
            value={address.city}
            onChange={(city) => viewModel.changeAddress({ city })}
            autoComplete="billing address-level2"
          />
          <SelectField
            name="stateCode"
            label={t('payment.stateCode')}
            placeholder={t('shell.chooseState')}
            options={states}
            value={address.stateCode}
            onChange={(stateCode) => viewModel.changeAddress({ stateCode })}
            autoComplete="billing address-level1"
          />
          <TextField
            name="zipCode"
            label={t('payment.zipCode')}
            value={address.zipCode}
            onChange={(zipCode) => viewModel.changeAddress({ zipCode })}
            autoComplete="billing postal-code"
            inputMode="numeric"
            maxLength={billingZipLength}
          />
        </FieldRow>
      </Stack>
    </Panel>
  );
});
