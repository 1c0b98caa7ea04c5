import { observer } from 'mobx-react-lite';
import { profileLimits } from '../../domain/customer/profileRules';
import { orUnknown } from '../kit/orUnknown';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

export const NameSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  const name = [profile.firstName, profile.middleInitial && `${profile.middleInitial}.`, profile.lastName];

  return (
    <EditableSection viewModel={viewModel} section="name" title={t('profile.name')}>
      {editing?.section === 'name' ? (
        <SectionForm
          editor={editing.editor}
          onCancel={viewModel.cancel}
          firstField="firstName"
          savingText={t('profile.name.saving')}
        >
          <TextField
            name="firstName"
            label={t('profile.firstName')}
            value={editing.editor.entry.firstName}
            onChange={(firstName) => editing.editor.change({ firstName })}
            maxLength={profileLimits.name}
            autoComplete="given-name"
          />
          <TextField
            name="middleInitial"
            label={t('profile.middleInitial')}
            hint={t('shell.optional')}
            value={editing.editor.entry.middleInitial}
            onChange={(middleInitial) => editing.editor.change({ middleInitial })}
            maxLength={profileLimits.middleInitial}
            autoComplete="additional-name"
            optional
          />
          <TextField
            name="lastName"
            label={t('profile.lastName')}
            value={editing.editor.entry.lastName}
            onChange={(lastName) => editing.editor.change({ lastName })}
            maxLength={profileLimits.name}
            autoComplete="family-name"
          />
        </SectionForm>
      ) : (
        <p>{orUnknown(name.filter(Boolean).join(' '))}</p>
      )}
    </EditableSection>
  );
});
