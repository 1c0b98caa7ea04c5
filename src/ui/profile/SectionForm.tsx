import { observer } from 'mobx-react-lite';
import { type FormSection, sectionForms } from '../../domain/profile/sectionForms';
import { Alert } from '../kit/Alert';
import type { Elements } from '../kit/Elements';
import { Form, fieldId } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { refusedField } from '../screen/refusedField';
import { useFocusOn } from '../screen/useFocusOn';
import { useText } from '../text/useText';
import type { EditorOf } from './SectionEditor';

interface SectionFormProps {
  readonly editor: EditorOf<FormSection>;
  readonly firstField: string;
  /** What the section is now. */
  readonly present: Elements;
  readonly savingText?: string;
  readonly children: Elements;
}

/** The edit mode of a section: its fields, Save and Cancel. */
export const SectionForm = observer(({ editor, firstField, present, savingText, children }: SectionFormProps) => {
  const t = useText();
  const { meanwhile, submission } = editor;
  const errors = refusedField(editor.refusal, sectionForms[editor.section].fields);
  useFocusOn(fieldId(errors[0]?.field ?? firstField));

  return (
    <Form onSubmit={() => void submission.send()} state={submission.state} errors={errors}>
      {meanwhile && (
        <Alert level="warning" takeFocus={meanwhile}>
          <p>{t('profile.changed')}</p>
          {present}
        </Alert>
      )}
      {children}
      <FormButtons
        submit={t(meanwhile ? 'profile.changed.save' : 'shell.save')}
        leave={t(meanwhile ? 'profile.changed.keep' : 'shell.cancel')}
        onLeave={editor.close}
        sending={submission.isSending && (savingText ?? t('shell.saving'))}
      />
    </Form>
  );
});
