import { SERVER_LANGUAGE } from '../text/languages';
import styles from './Billing.module.css';
import type { SanitisedAgreement } from './sanitisedAgreement';

/** An agreement in the insurer's own words. No other HTML of a server is in the portal. */
export const AgreementHtml = ({ html }: { readonly html: SanitisedAgreement }) => (
  <div className={styles['agreement']} lang={SERVER_LANGUAGE} dangerouslySetInnerHTML={{ __html: html }} />
);
