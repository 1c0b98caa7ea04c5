import { Eye, EyeOff } from 'lucide';
import { type InputEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PASSWORD_LIMIT } from '../../domain/session/passwordPolicy';
import { lengthOf } from '../../domain/typed/lengthOf';
import { useText } from '../text/useText';
import { type EntryProps, Field, typedAsIs } from './Field';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { FILLED } from './reportFilled';
import { noNotice } from './useEntry';

interface PasswordFieldProps extends EntryProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A password is neither cleaned nor cut. One that is too long is refused. Rule INPUT-44. React would also write the value of a controlled
 * field into the HTML of the page, where extensions and saved pages have it. A submit hides it, before the browser takes it for a text.
 */
export const PasswordField = ({ value, onChange, autoComplete, ...field }: PasswordFieldProps) => {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const [excess, setExcess] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (input.current && value !== undefined) input.current.value = value;
  }, [value]);
  useEffect(() => {
    const { current } = input;
    const gone = new AbortController();
    const report = (): void => {
      if (value !== undefined && value !== current?.value) onChange?.(current?.value ?? '');
    };
    current?.addEventListener(FILLED, report, { signal: gone.signal });
    current?.form?.addEventListener('submit', () => setShown(false), { signal: gone.signal });
    return () => gone.abort();
  }, [value, onChange]);

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
            aria-label={t(isShown ? 'shell.password.hide' : 'shell.password.show')}
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
