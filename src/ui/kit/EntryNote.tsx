import { usePlural, useText } from '../text/useText';
import styles from './Field.module.css';
import type { EntryNotice } from './useEntry';

interface EntryNoteProps {
  readonly id: string;
  readonly notice: EntryNotice;
}

/** Says at once what a field did not take. Screen readers announce it, because it is on the page before it has a text. Rule INPUT-38. */
export const EntryNote = ({ id, notice: { excess, leftOut } }: EntryNoteProps) => {
  const t = useText();
  const plural = usePlural();
  const dropped = leftOut === '' ? '' : t('shell.leftOut', { text: leftOut });
  return (
    <span id={id} className={styles['note']} aria-live="polite">
      {excess > 0 ? plural('shell.didNotFit', excess) : dropped}
    </span>
  );
};
