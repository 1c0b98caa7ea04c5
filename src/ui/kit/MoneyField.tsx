import { Money } from '../../domain/Money';
import { Field, type FieldProps } from './Field';
import { useEntry } from './useEntry';

interface MoneyFieldProps extends FieldProps {
  /** Such as "$ 1,234.50", or what was typed while it is no amount. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** An amount that is too high is refused, not cut. */
const rules = { clean: Money.clean, limit: 40, isMask: true };

/** Writes an amount as "$ 1,234.50" once it is left. Rule INPUT-15. */
export const MoneyField = ({ value, onChange, ...field }: MoneyFieldProps) => {
  // A form may begin with a number of dollars.
  const shown = /^\d/.test(value) && Money.parse(value) !== undefined ? `$ ${value}` : value;
  const { entry, notice } = useEntry(shown, onChange, rules);
  return (
    <Field {...field} notice={notice}>
      {(control) => (
        <input
          {...control}
          {...entry}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onClick={({ currentTarget }) => {
            // A tap puts the caret somewhere into "$ 0", and an amount that is typed there is another one.
            if (Money.parse(currentTarget.value) === Money.zero) currentTarget.select();
          }}
        />
      )}
    </Field>
  );
};
