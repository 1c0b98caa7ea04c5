import { SERVER_LANGUAGE } from '../text/languages';
import { useText } from '../text/useText';
import type { SanitisedAgreement } from './sanitisedAgreement';
import styles from './Billing.module.css';

/** An agreement in the insurer's own words. No other HTML of a server is in the portal. */
export const AgreementHtml = ({ html }: { readonly html: SanitisedAgreement }) => {
  const t = useText();
  // Only a table can be wider than the page. In Safari, keys scroll an element only if it takes the focus. The type `TrustedHTML` gives
  // its text only as JSON.
  const scrolls = JSON.stringify(html).includes('<table');
  return (
    <section className={styles['agreement']} {...(scrolls && { tabIndex: 0, 'aria-label': t('payment.agreements') })}>
      <div lang={SERVER_LANGUAGE} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
};
