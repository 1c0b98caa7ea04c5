import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Countdown } from '../kit/Countdown';
import { Dialog } from '../kit/Dialog';
import { prefixPageTitle } from '../kit/pageTitle';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { IdleViewModel } from './IdleViewModel';

/** Asks whether an idle customer is still there. */
export const IdleDialog = observer(({ viewModel }: { readonly viewModel: IdleViewModel }) => {
  const t = useText();
  const { idleness } = viewModel;
  const isAsked = idleness.kind === 'warned';
  // The customer may be at another tab, and sees the title of this one.
  useEffect(() => (isAsked ? prefixPageTitle(`${t('idle.title')} – `) : undefined), [isAsked, t]);
  if (idleness.kind !== 'warned') return null;

  const { secondsLeft } = idleness;
  return (
    <Dialog title={t('idle.title')} describedBy="idle-reason" onClose={viewModel.stay}>
      <Stack>
        <p id="idle-reason">{t('idle.reason')}</p>
        <Countdown
          secondsLeft={secondsLeft}
          label={t('idle.timeLeft')}
          announcement={(seconds) => t('idle.secondsLeft', { seconds })}
        />
        <ButtonRow>
          <Button look="primary" onClick={viewModel.stay}>
            {t('idle.stay')}
          </Button>
          <Button onClick={viewModel.logOut}>{t('shell.logOut')}</Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
});
