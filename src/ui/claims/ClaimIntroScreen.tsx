import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Checkbox } from '../kit/Checkbox';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
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
          <p id="fraud-notice">{t('legal.fraud')}</p>
          <Checkbox
            name="agreement"
            label={t('claim.intro.agreement')}
            checked={agreedToFraudNotice}
            onChange={viewModel.agree}
            describedBy="fraud-notice"
          />
          <ButtonRow>
            <Button
              look="primary"
              onClick={() => viewModel.next('intro', false)}
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
