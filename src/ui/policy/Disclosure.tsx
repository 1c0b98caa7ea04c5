import { observer } from 'mobx-react-lite';
import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import { Checkbox } from '../kit/Checkbox';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

interface DisclosureProps {
  readonly viewModel: EditPolicyViewModel;
  readonly edit: CoverageEdit;
}

/** What the customer has to know about a charge or a refund, and to agree to where that is required. */
export const Disclosure = observer(({ viewModel, edit }: DisclosureProps) => {
  const t = useText();
  const { scenario, needsConsent, hasConsented } = edit;
  if (scenario === undefined) return null;
  return (
    <Panel labelledBy="edit-disclosure">
      <Stack>
        <h2 id="edit-disclosure">{t('edit.disclosure')}</h2>
        <p>{t(`legal.disclosure.${scenario}`)}</p>
        {needsConsent && (
          <Checkbox
            name="consent"
            label={t('edit.consent')}
            checked={hasConsented}
            onChange={viewModel.consent}
            disabled={viewModel.isSent}
          />
        )}
      </Stack>
    </Panel>
  );
});
