import { observer } from 'mobx-react-lite';
import { Dialog } from '../kit/Dialog';
import { useText } from '../text/useText';
import { CompleteEmailChange } from './CompleteEmailChange';
import type { EmailChangeProps } from './EmailChangeProps';
import { NewEmailForm } from './NewEmailForm';
import { VerifyEmailForm } from './VerifyEmailForm';

const steps = { edit: NewEmailForm, verify: VerifyEmailForm, complete: CompleteEmailChange } as const;

export const EmailChangeDialog = observer(({ change, currentEmail }: EmailChangeProps) => {
  const t = useText();
  const Step = steps[change.step];
  return (
    <Dialog title={t(change.step === 'edit' ? 'email.edit.title' : 'email.verify.title')} onClose={change.close}>
      <Step change={change} currentEmail={currentEmail} />
    </Dialog>
  );
});
