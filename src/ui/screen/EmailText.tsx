import styles from './EmailText.module.css';

/** An email address that breaks before its domain if it does not fit on a line. */
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
