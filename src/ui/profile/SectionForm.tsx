import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form, fieldId } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import type { ProfileEditing } from './profileEditors';
import { RefusedAlert } from './RefusedAlert';
import { useFocusOn } from './useFocusOn';

interface SectionFormProps {
  readonly editor: Extract<ProfileEditing, { readonly editor: unknown }>['editor'];
  readonly onCancel: () => void;
  readonly firstField: string;
  readonly savingText: string;
  readonly children: ReactNode;
}

/** The edit mode of a section: its fields, Save and Cancel. */
export const SectionForm = observer(({ editor, onCancel, firstField, savingText, children }: SectionFormProps) => {
  const t = useText();
  const words = useFormWords();
  const { state } = editor;
  useFocusOn(fieldId(firstField));

  return (
    <Form
      {...words.form}
      onSubmit={() => void editor.save()}
      failures={state.kind === 'invalid' ? [{ field: state.failure.field, message: t(state.failure.message) }] : []}
    >
      {state.kind === 'refused' && <RefusedAlert refusal={state} />}
      {children}
      {editor.isSaving ? (
        <Loading text={savingText} once />
      ) : (
        <ButtonRow>
          <Button look="primary" type="submit">
            {t('shell.save')}
          </Button>
          <Button onClick={onCancel}>{t('shell.cancel')}</Button>
        </ButtonRow>
      )}
    </Form>
  );
});
