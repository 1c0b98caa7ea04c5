import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  createContext,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { PlainTextKey } from '../text/Language';
import { useText } from '../text/useText';
import { Alert } from './Alert';
import type { Elements } from './Elements';
import { prefixPageTitle } from './pageTitle';
import { reportFilled } from './reportFilled';
import styles from './Form.module.css';

export interface FormError {
  readonly field: string;
  readonly message: string;
  /** The language of the message, if it is not the page's: the insurer has one of its own. */
  readonly lang?: string | undefined;
  /** Shown below the message in the alert. */
  readonly help?: Elements;
  /** Where the alert leads, if not to the field's own control. */
  readonly focus?: (() => void) | undefined;
}

/** Always the same, so that the fields of a form without errors do not render with it. */
const noErrors: readonly FormError[] = [];

const ErrorsContext = createContext(noErrors);

/** The id of a field's control, which the form's alert links to. */
export const fieldId = (name: string): string => `field-${name}`;

/** The error of a field in the form around it. */
export const useFieldError = (name: string): FormError | undefined =>
  useContext(ErrorsContext).find(({ field }) => field === name);

interface FormProps {
  readonly children: Elements;
  /** Gets what the fields contain, which may differ from the state: a password manager may fill a field without an event. */
  readonly onSubmit: (values: FormData) => void;
  readonly onInput?: () => void;
  /** The state of a view-model. An invalid one has the error of a field, with the key of its message. */
  readonly state?:
    | { readonly kind: string; readonly error?: { readonly field: string; readonly message: PlainTextKey } }
    | undefined;
  /** Errors whose messages are in words. */
  readonly errors?: readonly FormError[];
  /** Whether the alert has the errors in one line, joined by a space, instead of a list. */
  readonly isOneLine?: boolean;
}

interface ErrorsProps extends Required<Pick<FormProps, 'errors' | 'isOneLine'>> {
  readonly cause: unknown;
}

/** Each error links to its field. The help of the errors follows below. Takes the focus after every submit, even if the error is the same. */
const Errors = ({ errors, isOneLine, cause }: ErrorsProps) => {
  const t = useText();
  const goToField = (event: MouseEvent, { field, focus }: FormError): void => {
    event.preventDefault();
    if (focus) return focus();
    const control = document.getElementById(fieldId(field));
    // A date has parts: the wrong one is marked, and may not be the first.
    const group = control?.matches(':not([aria-invalid])') ? control.closest('fieldset') : undefined;
    (group?.querySelector<HTMLElement>('input[aria-invalid]') ?? control)?.focus();
  };

  const links = errors.map((error) => (
    <a
      key={error.field + error.message}
      href={`#${fieldId(error.field)}`}
      lang={error.lang}
      onClick={(event) => goToField(event, error)}
    >
      {error.message}
    </a>
  ));
  return (
    <Alert level="error" title={t('shell.error.title')} takeFocus={cause}>
      {isOneLine ? (
        <p>{links.flatMap((link, index) => (index > 0 ? [' ', link] : link))}</p>
      ) : (
        <ul className={styles['problems']}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
      {errors.map(({ field, help }) => help !== undefined && <div key={field}>{help}</div>)}
    </Alert>
  );
};

const useTitleOfErrors = (hasErrors: boolean): void => {
  const t = useText();
  useEffect(() => {
    if (!hasErrors) return;
    return prefixPageTitle(t('shell.error.prefix'));
    // `t` changes with the language, which sets a new title without the prefix.
  }, [hasErrors, t]);
};

/** Shows errors after a submit: in an alert that takes the focus, at the field, and in the title. Rules INPUT-17 and INPUT-18. */
export const Form = ({ children, onSubmit, onInput, state, errors = noErrors, isOneLine = false }: FormProps) => {
  const t = useText();
  const [submits, setSubmits] = useState<number>();
  const shown: readonly FormError[] = state?.error
    ? [{ field: state.error.field, message: t(state.error.message) }]
    : errors;
  const hasErrors = shown.length > 0;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    reportFilled(event.currentTarget);
    // By voice, a button is pressed without taking the focus from the field.
    document.activeElement?.dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: event.currentTarget }),
    );
    // Before the state changes, so that the call leaves before React renders.
    onSubmit(new FormData(event.currentTarget));
    setSubmits((before = 0) => before + 1);
  };

  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>): void => {
    reportFilled(currentTarget, target);
    onInput?.();
  };

  // A refusal can open another step. Its alert takes the focus there, although that step was not submitted.
  const cause = submits ?? shown.find(({ lang }) => lang !== undefined)?.message;

  useTitleOfErrors(hasErrors);

  return (
    <ErrorsContext value={shown}>
      {/* Nothing that is typed comes into the address where an extension sends the form, and the policy does not stop it. */}
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={input}
        // React ignores the event of a text that a script of the page has assigned.
        onBlurCapture={({ currentTarget }) => reportFilled(currentTarget)}
      >
        {/* The login before React replaces the first child of the form, with or without an alert in it. */}
        <div hidden={!hasErrors}>{hasErrors && <Errors errors={shown} isOneLine={isOneLine} cause={cause} />}</div>
        {children}
      </form>
    </ErrorsContext>
  );
};
