import { Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { distinctMailingAddress } from '../../domain/customer/mailingAddress';
import { Button } from '../kit/Button';
import { Loading } from '../kit/Loading';
import { useText } from '../text/useText';
import { AddressLines } from './AddressLines';
import { EditableSection, type SectionProps } from './EditableSection';
import { MailingAddressForm } from './MailingAddressForm';

export const MailingAddressSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing, work } = viewModel;
  const title = t('profile.mailingAddress');
  const distinct = distinctMailingAddress(profile);

  const remove = distinct && (
    <Button
      look="quiet"
      ariaLabel={t('profile.remove.label', { section: title })}
      onClick={() => void viewModel.removeMailingAddress()}
    >
      <Trash2 size={18} aria-hidden />
      {t('shell.remove')}
    </Button>
  );

  return (
    <EditableSection viewModel={viewModel} section="mailingAddress" title={title} moreActions={remove}>
      {editing?.section === 'mailingAddress' ? (
        <MailingAddressForm {...editing} onCancel={viewModel.cancel} />
      ) : (
        <>
          {distinct ? <AddressLines address={distinct} /> : <p>{t('profile.mailingAddress.same')}</p>}
          {work.kind === 'removingMailingAddress' && <Loading text={t('shell.saving')} once />}
        </>
      )}
    </EditableSection>
  );
});
