import styles from './Badge.module.css';

/** A status, in a word. */
export const Badge = ({ text }: { readonly text: string }) => <span className={styles['badge']}>{text}</span>;
