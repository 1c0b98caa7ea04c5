import { CopyButton } from '../kit/CopyButton';
import { SupportEmail } from '../screen/SupportEmail';
import { useText } from '../text/useText';
import styles from './ErrorReference.module.css';

/** The reference of an error, to copy, and the address to send it to. Rule SHELL-37. */
export const ErrorReference = ({ reference }: { readonly reference: string }) => {
  const t = useText();
  return (
    <>
      <p className={styles['reference']}>
        <span>
          <span>{t('serverError.reference')}</span> <strong>{reference}</strong>
        </span>
        <CopyButton value={reference} label={t('errors.reference.copy')} />
      </p>
      <p>
        <SupportEmail subject={t('errors.subject', { reference })} sentence={(email) => t('errors.help', { email })} />
      </p>
    </>
  );
};
