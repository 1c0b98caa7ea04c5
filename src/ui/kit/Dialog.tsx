import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The id of the text that is read with the title when the dialog opens. */
  readonly describedBy?: string;
  /** Escape was pressed. */
  readonly onClose: () => void;
}

/** A modal dialog, open for as long as it is drawn. The browser keeps the focus inside, and gives it back afterwards. */
export const Dialog = ({ title, children, describedBy, onClose }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={headingId} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </dialog>
  );
};
