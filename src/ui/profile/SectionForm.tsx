import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FormSection } from '../../domain/customer/sectionForms';
import { Form, fieldId } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { useText } from '../text/useText';
import type { EditorOf } from './SectionEditor';
import { useFocusOn } from '../screen/useFocusOn';

interface SectionFormProps {
  readonly editor: EditorOf<FormSection>;
  readonly firstField: string;
  readonly savingText?: string;
  readonly children: ReactNode;
}

/** The edit mode of a section: its fields, Save and Cancel. */
export const SectionForm = observer(({ editor, firstField, savingText, children }: SectionFormProps) => {
  const t = useText();
  useFocusOn(fieldId(firstField));

  return (
    <Form onSubmit={() => void editor.save()} state={editor.state}>
      {children}
      <FormButtons
        submit={t('shell.save')}
        leave={t('shell.cancel')}
        onLeave={editor.close}
        sending={editor.isSaving && (savingText ?? t('shell.saving'))}
      />
    </Form>
  );
});
