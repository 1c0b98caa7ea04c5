import { useText } from '../text/useText';
import { classNames } from './classNames';
import { Field, type FieldProps } from './Field';
import fieldStyles from './Field.module.css';
import styles from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

export const TextArea = ({ value, onChange, maxLength, ...field }: TextAreaProps) => {
  const t = useText();
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={classNames(control.className, styles['area'])}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            maxLength={maxLength}
            autoComplete="off"
          />
          <span className={fieldStyles['hint']}>{t('shell.characters.left', { count: maxLength - value.length })}</span>
        </>
      )}
    </Field>
  );
};
