import { useMemo } from 'react';
import { serverLanguage } from '../text/languages';
import styles from './Billing.module.css';
import { sanitisedAgreement } from './sanitisedAgreement';

/** An agreement as the insurer wrote it. The only HTML in the portal that is not its own, and it comes here sanitised. */
export const AgreementHtml = ({ html }: { readonly html: string }) => {
  const sanitised = useMemo(() => sanitisedAgreement(html), [html]);
  return <div className={styles['agreement']} lang={serverLanguage} dangerouslySetInnerHTML={{ __html: sanitised }} />;
};
