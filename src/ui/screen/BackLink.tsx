import { ButtonLink } from '../kit/Button';
import { useText } from '../text/useText';

/** Leads to the screen above this one. */
export const BackLink = ({ to }: { readonly to: string }) => {
  const t = useText();
  return <ButtonLink to={to}>{t('shell.back')}</ButtonLink>;
};
