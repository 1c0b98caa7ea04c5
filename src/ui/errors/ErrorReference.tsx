import { CopyButton } from '../kit/CopyButton';
import { SupportEmail } from '../screen/SupportEmail';
import { aroundValue } from '../text/aroundValue';
import { useText } from '../text/useText';
import styles from './ErrorReference.module.css';

/** The reference of an error, to copy, and the address to send it to. Rule SHELL-37. */
export const ErrorReference = ({ reference }: { readonly reference: string }) => {
  const t = useText();
  const [before, after] = aroundValue((email) => t('errors.help', { email }));
  return (
    <>
      <p className={styles['reference']}>
        <span>
          {t('serverError.reference')} <strong>{reference}</strong>
        </span>
        <CopyButton value={reference} label={t('errors.reference.copy')} />
      </p>
      <p>
        {before}
        <SupportEmail subject={t('errors.subject', { reference })} after={after} />
      </p>
    </>
  );
};
