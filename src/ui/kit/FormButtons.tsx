import { Button } from './Button';
import { ButtonRow } from './ButtonRow';
import { Loading } from './Loading';

interface FormButtonsProps {
  readonly submit: string;
  /** Why the form cannot be submitted. */
  readonly disabledReason?: string | undefined;
  readonly leave?: string;
  readonly onLeave?: () => void;
  /** Shown instead of the buttons while the form is sent. */
  readonly sending?: string | false;
}

/** The end of a form: the button that submits it, and the button that leaves it if there is one here. */
export const FormButtons = ({ submit, disabledReason, leave, onLeave, sending = false }: FormButtonsProps) =>
  sending === false ? (
    <ButtonRow>
      <Button look="primary" type="submit" disabledReason={disabledReason}>
        {submit}
      </Button>
      {leave !== undefined && onLeave && <Button onClick={onLeave}>{leave}</Button>}
    </ButtonRow>
  ) : (
    <Loading text={sending} once />
  );
