import { type MouseEvent, type ReactNode, type SubmitEvent, createContext, useContext, useEffect, useRef } from 'react';
import { Alert } from './Alert';
import styles from './Form.module.css';

/** A field that is not as it must be, and what is said about it. */
export interface FormFailure {
  readonly field: string;
  readonly message: string;
}

const FailuresContext = createContext<readonly FormFailure[]>([]);

/** The id of the control of a field; the form's alert links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** What is said about a field of the surrounding form, if anything. */
export const useFieldError = (name: string): string | undefined =>
  useContext(FailuresContext).find(({ field }) => field === name)?.message;

interface FormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly failures?: readonly FormFailure[] | undefined;
  /** Heads the alert: "There is a problem". */
  readonly errorTitle: string;
  /** Goes before the page's title while something is wrong: "Error: ". */
  readonly errorPrefix: string;
}

/**
 * A form that says after a submit what is wrong: in an alert at the top, which takes the focus and links to the field, at the
 * field, and in the page's title. The browser's own validation is off.
 */
export const Form = ({ children, onSubmit, failures = [], errorTitle, errorPrefix }: FormProps) => {
  const alert = useRef<HTMLDivElement>(null);
  const wasSubmitted = useRef(false);
  const hasFailed = failures.length > 0;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    wasSubmitted.current = true;
    onSubmit();
  };

  const goToField = (event: MouseEvent, field: string): void => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };

  // Once for every failed submit, also when the same thing is wrong again.
  useEffect(() => {
    if (!wasSubmitted.current || !hasFailed) return;
    wasSubmitted.current = false;
    alert.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  });

  useEffect(() => {
    if (!hasFailed) return;
    document.title = errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
    };
    // Another language's words come with another title of the screen, which has no prefix.
  }, [hasFailed, errorPrefix, errorTitle]);

  return (
    <FailuresContext value={failures}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <div ref={alert} hidden={!hasFailed}>
          {hasFailed && (
            <Alert level="error" title={errorTitle}>
              <ul className={styles['problems']}>
                {failures.map(({ field, message }) => (
                  <li key={field + message}>
                    <a href={`#${fieldId(field)}`} onClick={(event) => goToField(event, field)}>
                      {message}
                    </a>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
        {children}
      </form>
    </FailuresContext>
  );
};
