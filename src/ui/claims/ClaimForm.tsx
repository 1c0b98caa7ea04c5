import { observer } from 'mobx-react-lite';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Panel } from '../kit/Panel';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import type { Elements } from '../kit/Elements';

interface ClaimFormProps {
  readonly onNext: () => void;
  readonly children: Elements;
}

/** The form of a step: its fields and Next. Back is above it, in the layout of the flow. */
export const ClaimForm = observer(({ onNext, children }: ClaimFormProps) => {
  const { state, contactSubmission } = useClaimFlow();
  const contact = contactSubmission.state;
  const t = useText();
  return (
    <Panel>
      <Form onSubmit={onNext} state={contact.kind === 'invalid' ? contact : state}>
        {children}
        {contact.kind !== 'unknown' && (
          <FormButtons submit={t('shell.next')} sending={contactSubmission.isSending && t('shell.saving')} />
        )}
      </Form>
    </Panel>
  );
});
