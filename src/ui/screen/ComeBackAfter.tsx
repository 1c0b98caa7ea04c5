import { Instant } from '../../domain/Instant';
import { useLanguage, useText } from '../text/useText';

/** Says when the insurer's maintenance is over. */
export const ComeBackAfter = ({ opensAt }: { readonly opensAt: Instant }) => {
  const t = useText();
  const { code } = useLanguage();
  // In the customer's own zone, because it says how long to wait (decision 31).
  const moment = Instant.toDate(opensAt).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  return <p>{t('maintenance.opensAt', { moment })}</p>;
};
