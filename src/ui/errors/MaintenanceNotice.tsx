import { observer } from 'mobx-react-lite';
import type { Instant } from '../../domain/Instant';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Countdown } from '../kit/Countdown';
import { ComeBackAfter } from '../screen/ComeBackAfter';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import type { MaintenanceViewModel } from './MaintenanceViewModel';

interface MaintenanceNoticeProps {
  readonly opensAt: Instant;
  readonly open: () => MaintenanceViewModel;
}

/** Says when the maintenance is over, and tries again then if the customer asks for it. Rule SHELL-38. */
export const MaintenanceNotice = observer(({ opensAt, open }: MaintenanceNoticeProps) => {
  const t = useText();
  const { state, wait, stop } = useVisit(open);
  const isWaiting = state.kind === 'waiting';
  return (
    <>
      <Alert level="info" title={t('maintenance.title')}>
        <ComeBackAfter opensAt={opensAt} />
      </Alert>
      {isWaiting && (
        <Countdown
          secondsLeft={state.secondsLeft}
          label={t('maintenance.timeLeft')}
          announcement={(seconds) => t('maintenance.secondsLeft', { seconds })}
        />
      )}
      {(isWaiting || state.kind === 'canWait') && (
        <ButtonRow>
          <Button onClick={isWaiting ? stop : () => void wait()}>
            {t(isWaiting ? 'maintenance.stop' : 'maintenance.wait')}
          </Button>
        </ButtonRow>
      )}
    </>
  );
});
