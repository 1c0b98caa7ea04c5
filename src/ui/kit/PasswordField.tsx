import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/useText';
import { type EntryProps, Field } from './Field';
import styles from './Field.module.css';

interface PasswordFieldProps extends EntryProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = ({ value, onChange, autoComplete, ...field }: PasswordFieldProps) => {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles['withAction']}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={onChange && ((event) => onChange(event.target.value))}
            maxLength={255}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles['action']}
            aria-label={t(isShown ? 'shell.password.hide' : 'shell.password.show')}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={22} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
};
