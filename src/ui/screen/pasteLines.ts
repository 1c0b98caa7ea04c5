import type { ClipboardEvent } from 'react';
import { typedLines } from '../../domain/typed/typedText';

/** Pastes the lines of an address with commas between them. A browser would make spaces of the line breaks. Rule PROFILE-54. */
export const pasteLines = (event: ClipboardEvent<HTMLInputElement>): void => {
  const { currentTarget: input, clipboardData } = event;
  const lines = typedLines(clipboardData.getData('text'))
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .filter((line) => line !== '');
  if (lines.length < 2) return;
  event.preventDefault();
  input.setRangeText(lines.join(', '), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
