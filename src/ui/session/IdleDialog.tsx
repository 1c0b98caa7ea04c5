import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { announcedSeconds } from '../../domain/session/idleness';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Dialog } from '../kit/Dialog';
import { Stack } from '../kit/Stack';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import type { IdleViewModel } from './IdleViewModel';
import styles from './IdleDialog.module.css';

const clockFace = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks whether an idle customer is still there. The time left changes every second, and screen readers read it now and then. */
export const IdleDialog = observer(({ open }: { readonly open: () => IdleViewModel }) => {
  const [viewModel] = useState(open);
  const t = useText();
  const { idleness } = viewModel;
  if (idleness.kind !== 'warned') return null;

  const { secondsLeft } = idleness;
  return (
    <Dialog title={t('idle.title')} describedBy="idle-reason" onClose={viewModel.stay}>
      <Stack>
        <p id="idle-reason">{t('idle.reason')}</p>
        <p className={styles['countdown']} role="timer" aria-label={t('idle.timeLeft')}>
          {clockFace(secondsLeft)}
        </p>
        <VisuallyHidden>
          <span role="status">{t('idle.secondsLeft', { seconds: announcedSeconds(secondsLeft) })}</span>
        </VisuallyHidden>
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
