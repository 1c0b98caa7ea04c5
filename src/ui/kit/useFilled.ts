import { type InputEvent, useState } from 'react';
import { fitted } from '../../domain/typed/fitted';
import { type EntryNotice, type EntryRules, noNotice } from './useEntry';

/** The limit of an uncontrolled field: React never writes into it, so the text from a password manager stays. Rule INPUT-38. */
export const useFilled = (rules: Pick<EntryRules, 'clean' | 'limit'>) => {
  const [notice, setNotice] = useState<EntryNotice>(noNotice);
  const onInput = ({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void => {
    if (nativeEvent.isComposing) return;
    const { text, excess } = fitted(input.value, rules);
    if (excess > 0) input.value = text;
    setNotice({ ...noNotice, excess });
  };
  return { notice, onInput };
};
