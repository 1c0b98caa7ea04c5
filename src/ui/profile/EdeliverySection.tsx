import { observer } from 'mobx-react-lite';
import { RadioGroup } from '../kit/RadioGroup';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

const choices = ['on', 'off'] as const;

const choiceOf = (isOn: boolean): (typeof choices)[number] => (isOn ? 'on' : 'off');

/** The eDelivery preference. My Profile does not show it (rule PROFILE-6). */
export const EdeliverySection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  const present = <p>{t(`profile.edelivery.${choiceOf(profile.edeliveryPreference)}`)}</p>;
  return (
    <EditableSection viewModel={viewModel} section="edelivery" title={t('profile.edelivery')}>
      {editing?.section === 'edelivery' ? (
        <SectionForm editor={editing} firstField="edeliveryPreference" present={present}>
          <RadioGroup
            name="edeliveryPreference"
            label={t('profile.edelivery')}
            value={choiceOf(editing.entry.edeliveryPreference)}
            onChange={(choice) => editing.change({ edeliveryPreference: choice === 'on' })}
            options={choices.map((value) => ({ value, text: t(`profile.edelivery.${value}`) }))}
          />
        </SectionForm>
      ) : (
        present
      )}
    </EditableSection>
  );
});
