import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import type { LastScreen } from '../screen/historyState';
import { routes } from '../screen/routes';
import { useText } from '../text/useText';

/** Leads home, and to the screen whose call failed. Rule SHELL-31. */
export const WaysOn = ({ from }: { readonly from: LastScreen | undefined }) => {
  const t = useText();
  return (
    <ButtonRow>
      <ButtonLink to={routes.home} look="primary">
        {t('shell.menu.home')}
      </ButtonLink>
      {from && from.route !== 'home' && (
        <ButtonLink to={routes[from.route]} state={from.entry}>
          {t('errors.back')}
        </ButtonLink>
      )}
    </ButtonRow>
  );
};
