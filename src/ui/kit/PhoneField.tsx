import { PhoneNumber } from '../../domain/PhoneNumber';
import { Field, type FieldProps } from './Field';

interface PhoneFieldProps extends FieldProps {
  /** Masked: ###-###-####. */
  readonly value: string;
  readonly onChange: (masked: string) => void;
  readonly autoComplete?: string;
}

/**
 * A US phone number. The field itself has no limit, so that a number such as "+1 (555) 010-2030" can be pasted. The mask keeps it at 12
 * characters.
 */
export const PhoneField = ({ value, onChange, autoComplete = 'tel-national', ...field }: PhoneFieldProps) => {
  const change = (input: HTMLInputElement): void => {
    const caret = input.selectionStart ?? input.value.length;
    const isTypingAtEnd = caret === input.value.length;
    const masked = PhoneNumber.mask(input.value);
    onChange(masked);
    if (isTypingAtEnd) return;
    // Keep the same number of digits before the caret when the mask adds or removes dashes.
    const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
    requestAnimationFrame(() => {
      const at = positionAfterDigits(masked, digitsBefore);
      input.setSelectionRange(at, at);
    });
  };

  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="tel"
          value={value}
          onChange={(event) => change(event.target)}
          autoComplete={autoComplete}
          placeholder="###-###-####"
        />
      )}
    </Field>
  );
};

const positionAfterDigits = (masked: string, digits: number): number =>
  new RegExp(`^(?:\\D*\\d){${String(digits)}}`).exec(masked)?.[0].length ?? masked.length;
