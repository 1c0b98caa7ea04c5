import { Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { useText } from '../text/useText';
import type { ProfileSection, ProfileViewModel } from './ProfileViewModel';
import { SectionPanel } from './SectionPanel';
import { useFocusOn } from './useFocusOn';

interface EditableSectionProps {
  readonly viewModel: ProfileViewModel;
  readonly section: ProfileSection;
  readonly title: string;
  readonly children: ReactNode;
  /** Stand after the edit button. */
  readonly moreActions?: ReactNode;
  /** Takes the place of the edit button, and gets its id. */
  readonly insteadOfEdit?: ((id: string) => ReactNode) | undefined;
}

/** A part of the profile with an edit button, which is there as long as nothing is being edited. */
export const EditableSection = observer((props: EditableSectionProps) => {
  const { viewModel, section, title, children, moreActions, insteadOfEdit } = props;
  const t = useText();
  const { work } = viewModel;
  const editId = `edit-${section}`;
  useFocusOn(editId, work.kind === 'cancelled' && work.section === section);

  const edit = insteadOfEdit?.(editId) ?? (
    <Button
      id={editId}
      look="quiet"
      ariaLabel={t('profile.edit', { section: title })}
      onClick={() => viewModel.edit(section)}
    >
      <Pencil size={18} aria-hidden />
      {t('shell.edit')}
    </Button>
  );

  return (
    <SectionPanel
      title={title}
      actions={
        viewModel.isEditing ? undefined : (
          <>
            {edit}
            {moreActions}
          </>
        )
      }
    >
      {work.kind === 'saved' && work.section === section && (
        <Alert level="success" takeFocus={work}>
          {t(`profile.${section}.saved`)}
        </Alert>
      )}
      {children}
    </SectionPanel>
  );
});
