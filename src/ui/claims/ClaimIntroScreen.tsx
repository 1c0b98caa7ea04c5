import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { NoPolicyAlert } from '../screen/NoPolicyAlert';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';

/** The agreement against fraud; Next is disabled until it is checked. */
export const ClaimIntroScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const { hasNoPolicy, draft } = viewModel;
  const { agreedToFraudNotice } = draft;
  const missing = agreedToFraudNotice ? undefined : 'claim.intro.agreement.missing';
  const reason = hasNoPolicy ? 'policy.none' : missing;
  return (
    <ClaimStepScreen step="intro" title={t('claim.intro.title')}>
      <Panel>
        <Stack>
          {hasNoPolicy && <NoPolicyAlert meaning="claim.intro.noPolicy" />}
          <div id="fraud-notice">
            <LegalNotice of="fraud" />
          </div>
          <LegalCheckbox
            name="agreement"
            of="claim.agreement"
            checked={agreedToFraudNotice}
            onChange={(agreed) => viewModel.change({ agreedToFraudNotice: agreed })}
            describedBy="fraud-notice"
          />
          <ButtonRow>
            <Button
              look="primary"
              onClick={() => viewModel.next('intro')}
              disabledReason={reason === undefined ? undefined : t(reason)}
            >
              {t('shell.next')}
            </Button>
          </ButtonRow>
        </Stack>
      </Panel>
    </ClaimStepScreen>
  );
});
