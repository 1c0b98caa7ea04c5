import { Eye, EyeOff } from 'lucide';
import { type InputEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PASSWORD_LIMIT } from '../../domain/session/passwordPolicy';
import { lengthOf } from '../../domain/typed/lengthOf';
import { useText } from '../text/useText';
import { type EntryProps, Field, typedAsIs } from './Field';
import { Icon } from './Icon';
import { FILLED } from './reportFilled';
import { noNotice } from './useEntry';
import styles from './Field.module.css';

interface PasswordFieldProps extends EntryProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** React would write the value of a controlled field into the HTML of the page, where extensions and saved pages have it. */
const useUncontrolled = (value: string | undefined, onChange: EntryProps['onChange']) => {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && value !== undefined) input.current.value = value;
  }, [value]);
  useEffect(() => {
    const { current } = input;
    const report = (): void => {
      if (value !== undefined && value !== current?.value) onChange?.(current?.value ?? '');
    };
    current?.addEventListener(FILLED, report);
    return () => current?.removeEventListener(FILLED, report);
  }, [value, onChange]);
  return input;
};

/** Whether the password shows. A submit hides it, before the browser takes it for a text. */
const useShown = (input: RefObject<HTMLInputElement | null>) => {
  const shown = useState(false);
  const [, setShown] = shown;
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input, setShown]);
  return shown;
};

/** A password is neither cleaned nor cut. One that is too long is refused. Rule INPUT-44. */
export const PasswordField = ({ value, onChange, autoComplete, ...field }: PasswordFieldProps) => {
  const t = useText();
  const [excess, setExcess] = useState(0);
  const input = useUncontrolled(value, onChange);
  const [isShown, setShown] = useShown(input);
  const action = t(isShown ? 'shell.password.hide' : 'shell.password.show');

  const count = ({ currentTarget }: InputEvent<HTMLInputElement>): void =>
    setExcess(Math.max(0, lengthOf(currentTarget.value) - PASSWORD_LIMIT));
  return (
    <Field {...field} notice={{ ...noNotice, excess }}>
      {(control) => (
        <span className={styles['withAction']}>
          <input
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            onChange={onChange && ((event) => onChange(event.target.value))}
            onInput={count}
            autoComplete={autoComplete}
            autoCapitalize="none"
            {...typedAsIs(autoComplete)}
          />
          <button
            type="button"
            className={styles['action']}
            // A new password is typed twice.
            aria-label={autoComplete === 'new-password' ? `${action}: ${field.label}` : action}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} size="1.3em" />
          </button>
        </span>
      )}
    </Field>
  );
};
