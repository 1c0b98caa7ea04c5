import { lengthOf } from '../../domain/typed/lengthOf';
import { typedLines } from '../../domain/typed/typedText';
import { usePlural } from '../text/useText';
import { classNames } from './classNames';
import { Field, type FieldProps } from './Field';
import { useEntry } from './useEntry';
import { VisuallyHidden } from './VisuallyHidden';
import fieldStyles from './Field.module.css';
import styles from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

export const TextArea = ({ value, onChange, maxLength, ...field }: TextAreaProps) => {
  const plural = usePlural();
  const { entry, notice } = useEntry(value, onChange, { clean: typedLines, limit: maxLength });
  const left = maxLength - lengthOf(value);
  const tens = Math.ceil(left / 10) * 10;
  return (
    <Field {...field} notice={notice}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...entry}
            className={classNames(control.className, styles['area'])}
            autoComplete="off"
            aria-describedby={classNames(`${control.id}-left`, control['aria-describedby'])}
          />
          <span id={`${control.id}-left`} className={fieldStyles['hint']}>
            {plural('shell.characters.left', left)}
          </span>
          <VisuallyHidden role="status">{tens <= 50 && plural('shell.characters.left', tens)}</VisuallyHidden>
        </>
      )}
    </Field>
  );
};
