import { aroundValue } from '../text/aroundValue';
import styles from './EmailText.module.css';

interface EmailTextProps {
  readonly of: string;
  /** Where a link leads. */
  readonly href?: string;
  /** The sentence around the address. Its full stop stays on the line of the address. */
  readonly sentence?: ((email: string) => string) | undefined;
}

/** An email address that breaks before its domain if it does not fit on a line. */
export const EmailText = ({ of, href, sentence = (email) => email }: EmailTextProps) => {
  const [before, after] = aroundValue(sentence);
  const at = of.lastIndexOf('@');
  const [name, domain] = at < 0 ? [of, ''] : [of.slice(0, at), of.slice(at)];
  const text = (
    <>
      <span>{name}</span>
      {domain && <wbr />}
      <span>{domain}</span>
    </>
  );
  const [end] = /^\S*/.exec(after) ?? [''];
  return (
    <>
      <span>{before}</span>
      <span className={styles['email']}>
        {href === undefined ? (
          text
        ) : (
          // Some screen readers read the possible line break as a space.
          <a href={href} aria-label={of}>
            {text}
          </a>
        )}
        <span>{end}</span>
      </span>
      <span>{after.slice(end.length)}</span>
    </>
  );
};
