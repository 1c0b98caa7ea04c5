import { useEffect, useId, useRef } from 'react';
import type { Elements } from './Elements';
import { openModal } from './openModal';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: Elements;
  /** The id of a text that screen readers read with the title. */
  readonly describedBy?: string;
  /** Called on Escape. */
  readonly onClose: () => void;
}

/** A modal dialog that is open while it is mounted. The browser keeps the focus inside. The dialog gives it back. */
export const Dialog = ({ title, children, describedBy, onClose }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    const { current: dialog } = element;
    const close = openModal(dialog);
    // Safari 16 looks for what takes the focus only among the children of the dialog.
    if (!dialog?.contains(document.activeElement)) dialog?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      close();
      // WebKit treats the rest of the page as inert, and gives it no focus, until it computes the styles again.
      document.body.getBoundingClientRect();
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
      // Chromium closes the dialog at a second Escape, even if onCancel prevents it.
      onClose={() => {
        if (element.current?.open === false) element.current.showModal();
      }}
    >
      <h2 id={headingId} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </dialog>
  );
};
