import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { useText } from '../text/useText';

/** Leads to the screen above this one. */
export const BackLink = ({ to }: { readonly to: string }) => {
  const t = useText();
  return <ButtonLink to={to}>{t('shell.back')}</ButtonLink>;
};

/** The end of a screen that only leads back. */
export const BackRow = ({ to }: { readonly to: string }) => (
  <ButtonRow>
    <BackLink to={to} />
  </ButtonRow>
);
