import { NumericFormat } from 'react-number-format';
import { Field, type FieldProps } from './Field';

interface MoneyFieldProps extends FieldProps {
  /** Such as "$ 1,234.50". */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
}

/** Rule INPUT-15. */
export const MoneyField = ({ value, onChange, maxLength, ...field }: MoneyFieldProps) => (
  <Field {...field}>
    {(control) => (
      <NumericFormat
        {...control}
        value={value}
        onValueChange={({ formattedValue }, { event }) => {
          // Without an event, the customer typed nothing: the field formatted the given value.
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
      />
    )}
  </Field>
);

/** "$ 12.5" becomes "$ 12.50" if it fits. An empty field stays empty. */
const withTwoDecimals = (text: string, maxLength: number): string => {
  if (!/\d/.test(text)) return '';
  const [whole = '', fraction = ''] = text.split('.');
  const padded = `${whole}.${fraction.padEnd(2, '0')}`;
  return padded.length <= maxLength ? padded : text;
};
