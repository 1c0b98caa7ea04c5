import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { TitledPanel } from '../kit/TitledPanel';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { useText } from '../text/useText';
import type { EditorProps } from './EditorProps';

/** What the customer has to know about a charge or a refund, and to agree to where that is required. */
export const Disclosure = observer(({ viewModel, edit }: EditorProps) => {
  const t = useText();
  const { scenario, preview, needsConsent, hasConsented } = edit;
  if (scenario === undefined || preview === undefined) return null;
  const amount = Money.format(Money.ofCents(Math.abs(preview.proratedValue)));
  return (
    <TitledPanel title={t('edit.disclosure')}>
      <LegalNotice of={`disclosure.${scenario}`} values={{ amount }} />
      {needsConsent && (
        <LegalCheckbox
          name="consent"
          of="disclosure.consent"
          checked={hasConsented}
          onChange={viewModel.consent}
          disabled={viewModel.isSent}
        />
      )}
    </TitledPanel>
  );
});
