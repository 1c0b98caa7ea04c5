import { usePlural, useText } from '../text/useText';
import { useAfterPress } from './useAfterPress';
import type { EntryNotice } from './useEntry';
import styles from './Field.module.css';

interface EntryNoteProps {
  readonly id: string;
  readonly notice: EntryNotice;
}

/** Says at once what a field did not take. Screen readers announce it, because it is on the page before it has a text. Rule INPUT-38. */
export const EntryNote = ({ id, notice: { excess, leftOut } }: EntryNoteProps) => {
  const t = useText();
  const plural = usePlural();
  const dropped = leftOut === '' ? '' : t('shell.leftOut', { text: leftOut });
  const text = useAfterPress(excess > 0 ? plural('shell.didNotFit', excess) : dropped);
  return (
    <span id={id} className={styles['note']} aria-live="polite">
      {text}
    </span>
  );
};
