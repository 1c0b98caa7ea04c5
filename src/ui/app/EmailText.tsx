import styles from './EmailText.module.css';

/** An email address; where a line of its own is too short for it, it breaks before its domain rather than in a word. */
export const EmailText = ({ of }: { readonly of: string }) => {
  const at = of.lastIndexOf('@');
  return (
    <span className={styles['email']}>
      {at < 0 ? (
        of
      ) : (
        <>
          {of.slice(0, at)}
          <wbr />
          {of.slice(at)}
        </>
      )}
    </span>
  );
};
