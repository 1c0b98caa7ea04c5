import { NumericFormat } from 'react-number-format';
import { Field, type FieldProps } from './Field';

interface MoneyFieldProps extends FieldProps {
  /** As it is shown: "$ 1,234.50". */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
}

/** An amount with a "$ " prefix, commas between thousands and two decimals (document 1, section 2, claimWhat). */
export const MoneyField = ({ name, label, hint, value, onChange, maxLength }: MoneyFieldProps) => (
  <Field name={name} label={label} hint={hint}>
    {({ className, ...control }) => (
      <NumericFormat
        {...control}
        {...(className !== undefined && { className })}
        value={value}
        onValueChange={({ formattedValue }, { event }) => {
          // Without an event it is the given value that was formatted, and nobody typed.
          if (event) onChange(formattedValue);
        }}
        isAllowed={({ formattedValue }) => formattedValue.length <= maxLength}
        onBlur={(event) => onChange(withTwoDecimals(event.target.value, maxLength))}
        prefix="$ "
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        maxLength={maxLength}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
    )}
  </Field>
);

/** "$ 12" and "$ 12.5" become "$ 12.00" and "$ 12.50", where there is room for it; an empty box stays empty. */
const withTwoDecimals = (text: string, maxLength: number): string => {
  if (!/\d/.test(text)) return '';
  const [whole = '', fraction = ''] = text.split('.');
  const padded = `${whole}.${fraction.padEnd(2, '0')}`;
  return padded.length <= maxLength ? padded : text;
};
