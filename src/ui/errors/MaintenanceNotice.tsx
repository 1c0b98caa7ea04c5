import { observer } from 'mobx-react-lite';
import { Instant } from '../../domain/Instant';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Countdown } from '../kit/Countdown';
import { useVisit } from '../screen/useVisit';
import { useLanguage, useText } from '../text/useText';
import type { MaintenanceViewModel } from './MaintenanceViewModel';

interface MaintenanceNoticeProps {
  readonly opensAt: Instant;
  readonly open: () => MaintenanceViewModel;
}

/** Says when the maintenance is over, and tries again then if the customer asks for it. Rule SHELL-38. */
export const MaintenanceNotice = observer(({ opensAt, open }: MaintenanceNoticeProps) => {
  const t = useText();
  const { code } = useLanguage();
  const { state, wait, stop } = useVisit(open);
  // The browser's own format: date-fns is not part of the entry.
  const moment = Instant.toDate(opensAt).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  const isWaiting = state.kind === 'waiting';
  return (
    <>
      <Alert level="info" title={t('maintenance.title')}>
        {t('maintenance.opensAt', { moment })}
      </Alert>
      {isWaiting && (
        <Countdown
          secondsLeft={state.secondsLeft}
          label={t('maintenance.timeLeft')}
          announcement={(seconds) => t('maintenance.secondsLeft', { seconds })}
        />
      )}
      {(isWaiting || (state.kind === 'closed' && state.isSoon)) && (
        <ButtonRow>
          <Button onClick={isWaiting ? stop : () => void wait()}>
            {t(isWaiting ? 'maintenance.stop' : 'maintenance.wait')}
          </Button>
        </ButtonRow>
      )}
    </>
  );
});
