import { observer } from 'mobx-react-lite';
import { profileTexts } from '../../domain/profile/profileFields';
import { fieldsOf } from '../kit/fieldsOf';
import { orDots } from '../kit/orDots';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

export const NameSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const editor = viewModel.editing?.section === 'name' ? viewModel.editing : undefined;
  const field = editor && fieldsOf(editor.entry, (name) => t(`profile.${name}`), editor.change);
  const name = [profile.firstName, profile.middleInitial && `${profile.middleInitial}.`, profile.lastName];
  const present = <p>{orDots(name.filter(Boolean).join(' '))}</p>;

  return (
    <EditableSection viewModel={viewModel} section="name" title={t('profile.name')}>
      {editor && field ? (
        <SectionForm editor={editor} firstField="firstName" present={present} savingText={t('profile.name.saving')}>
          <TextField {...field('firstName')} maxLength={profileTexts.firstName.limit} autoComplete="given-name" />
          <TextField
            {...field('middleInitial')}
            maxLength={profileTexts.middleInitial.limit}
            autoComplete="additional-name"
            optional
          />
          <TextField {...field('lastName')} maxLength={profileTexts.lastName.limit} autoComplete="family-name" />
        </SectionForm>
      ) : (
        present
      )}
    </EditableSection>
  );
});
