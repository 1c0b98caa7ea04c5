import styles from './Loading.module.css';

/** A spinner that says what is going on. */
export const Loading = ({ text }: { readonly text: string }) => (
  <div className={styles['loading']} role="status">
    <span className={styles['spinner']} aria-hidden />
    <span>{text}</span>
  </div>
);
