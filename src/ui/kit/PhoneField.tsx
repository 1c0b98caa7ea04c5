import { PhoneNumber } from '../../domain/PhoneNumber';
import { Field, type FieldProps } from './Field';
import { useEntry } from './useEntry';

interface PhoneFieldProps extends FieldProps {
  /** ###-###-####, or what was typed while it is no number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
}

/** A number that is too long for the United States is refused, not cut. */
const rules = { clean: PhoneNumber.clean, limit: 40, isMask: true, shorten: PhoneNumber.withoutExtension };

/** A US phone number. A number in any format can be typed or pasted; the field writes it as ###-###-####. Rules INPUT-4 and INPUT-5. */
export const PhoneField = ({ value, onChange, autoComplete = 'tel-national', ...field }: PhoneFieldProps) => {
  const { entry, notice } = useEntry(value, onChange, rules);
  return (
    <Field {...field} notice={notice}>
      {(control) => <input {...control} {...entry} type="tel" autoComplete={autoComplete} placeholder="###-###-####" />}
    </Field>
  );
};
