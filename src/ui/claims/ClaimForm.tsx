import { observer } from 'mobx-react-lite';
import type { Elements } from '../kit/Elements';
import { Form, type FormError } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Panel } from '../kit/Panel';
import { SERVER_LANGUAGE } from '../text/languages';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';

interface ClaimFormProps {
  readonly onNext: () => void;
  /** What the insurer says of a field of the contact. */
  readonly errors?: readonly FormError[];
  readonly children: Elements;
}

/** The form of a step: its fields and Next. Back is above it, in the layout of the flow. */
export const ClaimForm = observer(({ onNext, errors = [], children }: ClaimFormProps) => {
  const { state, contactSubmission, refused } = useClaimFlow();
  const contact = contactSubmission.state;
  const t = useText();
  return (
    <Panel>
      <Form
        onSubmit={onNext}
        state={contact.kind === 'invalid' ? contact : state}
        errors={refused ? [{ ...refused, lang: SERVER_LANGUAGE }] : errors}
      >
        {children}
        {contact.kind !== 'unknown' && (
          <FormButtons submit={t('shell.next')} sending={contactSubmission.isSending && t('shell.saving')} />
        )}
      </Form>
    </Panel>
  );
});
