import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';

/** The agreement against fraud; Next is disabled until it is checked. */
export const ClaimIntroScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const { agreedToFraudNotice } = viewModel.draft;
  return (
    <ClaimStepScreen step="intro" title={t('claim.intro.title')}>
      <Panel>
        <Stack>
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
              disabledReason={agreedToFraudNotice ? undefined : t('claim.intro.agreement.missing')}
            >
              {t('shell.next')}
            </Button>
          </ButtonRow>
        </Stack>
      </Panel>
    </ClaimStepScreen>
  );
});
