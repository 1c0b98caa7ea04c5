import { Form, type FormProps } from '../kit/Form';
import type { PlainTextKey } from '../text/Language';
import { useText } from '../text/useText';

interface ValidatedFormProps extends Omit<FormProps, 'errors'> {
  /** The state of a view-model. An invalid one has the error of a field, with the key of its message. */
  readonly state:
    { readonly kind: string; readonly error?: { readonly field: string; readonly message: PlainTextKey } } | undefined;
}

/** A form that shows the error in the state of its view-model. */
export const ValidatedForm = ({ state, ...form }: ValidatedFormProps) => {
  const t = useText();
  const error = state?.error;
  return <Form {...form} errors={error && [{ field: error.field, message: t(error.message) }]} />;
};
