import { observer } from 'mobx-react-lite';
import { EmailAddress } from '../../domain/EmailAddress';
import { fieldsOf } from '../kit/fieldsOf';
import { Form, fieldId } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { TextField } from '../kit/TextField';
import { EmailText } from '../screen/EmailText';
import { LimitedAlert } from '../screen/LimitedAlert';
import { useFocusOn } from '../screen/useFocusOn';
import { useText } from '../text/useText';
import type { EmailChangeProps } from './EmailChangeProps';

/** Step 1 of the email change. */
export const NewEmailForm = observer(({ change, currentEmail }: EmailChangeProps) => {
  const t = useText();
  const { newEmail, code } = change;
  const field = fieldsOf(newEmail, (name) => t(`email.${name}`), change.changeEmail);
  const problem = code.state;
  const errors = problem.kind === 'inUse' ? [{ field: 'email', message: t('email.inUse') }] : [];
  useFocusOn(fieldId('email'));

  return (
    <Form onSubmit={() => void code.send()} state={problem} errors={errors}>
      {problem.kind === 'limited' && <LimitedAlert by={problem} />}
      <p>
        <span>{t('email.current')}</span>{' '}
        <strong>
          <EmailText of={currentEmail} />
        </strong>
      </p>
      <TextField {...field('email')} type="email" maxLength={EmailAddress.maxLength} autoComplete="email" />
      <TextField {...field('repeated')} type="email" maxLength={EmailAddress.maxLength} autoComplete="email" />
      <FormButtons
        submit={t('shell.next')}
        leave={t('shell.cancel')}
        onLeave={change.close}
        sending={code.isSending && t('email.sending')}
      />
    </Form>
  );
});
