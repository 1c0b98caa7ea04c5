import { useRef } from 'react';
import { Money } from '../../domain/Money';
import { Field, type FieldProps } from './Field';
import { isKeyed, useEntry } from './useEntry';

interface MoneyFieldProps extends FieldProps {
  /** Such as "$ 1,234.50", or what was typed while it is no amount. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const commasIn = (text: string): number => text.split(',').length - 1;

/** Writes an amount as "$ 1,234.50" once it is left. Rule INPUT-15. */
export const MoneyField = ({ value, onChange, ...field }: MoneyFieldProps) => {
  // A form may begin with a number of dollars.
  const shown = /^\d/.test(value) && Money.parse(value) !== undefined ? `$ ${value}` : value;
  // Where the field has written an amount, a key may move the digits away from its commas. They still separate thousands.
  const ownCommas = useRef(0);
  const clean = (text: string): string => {
    const whole = text.replaceAll(',', '');
    return Money.clean(ownCommas.current > 0 && Money.parse(whole) !== undefined ? whole : text);
  };
  // An amount that is too high is refused, not cut.
  const { entry, notice } = useEntry(shown, onChange, { clean, limit: 40, isMask: true });
  return (
    <Field {...field} notice={notice}>
      {(control) => (
        <input
          {...control}
          {...entry}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onFocus={({ target: { value: text } }) => {
            ownCommas.current = Money.parse(text) === undefined ? 0 : commasIn(text);
          }}
          onChange={(event) => {
            const commas = commasIn(event.target.value);
            ownCommas.current = isKeyed(event.nativeEvent) && commas <= ownCommas.current ? commas : 0;
            entry.onChange(event);
          }}
          onClick={({ currentTarget }) => {
            // A tap puts the caret somewhere into "$ 0", where typed digits would make another amount.
            if (Money.parse(currentTarget.value) === Money.zero) currentTarget.select();
          }}
        />
      )}
    </Field>
  );
};
