import { observer } from 'mobx-react-lite';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { typedCode } from '../../domain/typed/typedNumber';
import { Panel } from '../kit/Panel';
import { RadioGroup } from '../kit/RadioGroup';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

export const PayByChoice = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  return (
    <Panel>
      <RadioGroup<PaymentDraft['payBy']>
        name="payBy"
        label={t('payment.payBy')}
        value={viewModel.payBy}
        onChange={viewModel.choosePayBy}
        options={[
          { value: 'card', text: t('payment.card') },
          { value: 'bankAccount', text: t('payment.account') },
        ]}
      />
    </Panel>
  );
});

export const BankAccountFields = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { account } = viewModel.draft;
  const numberField = (name: 'routingNumber' | 'accountNumber' | 'repeatedNumber') => (
    <TextField
      name={name}
      label={t(`payment.${name}`)}
      value={account[name]}
      onChange={(number) => viewModel.changeAccount({ [name]: number })}
      clean={typedCode}
      isMask
      inputMode="numeric"
    />
  );
  return (
    <Panel>
      <Stack>
        <h2>{t('payment.account')}</h2>
        <RadioGroup<'checking' | 'savings'>
          name="accountType"
          label={t('payment.accountType')}
          value={account.accountType}
          onChange={(accountType) => viewModel.changeAccount({ accountType })}
          options={[
            { value: 'checking', text: t('payment.accountType.checking') },
            { value: 'savings', text: t('payment.accountType.savings') },
          ]}
        />
        {numberField('routingNumber')}
        {numberField('accountNumber')}
        {numberField('repeatedNumber')}
      </Stack>
    </Panel>
  );
});
