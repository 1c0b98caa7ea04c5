import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { useText } from '../text/useText';
import { ClaimsList } from './ClaimsList';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

/** The list with its details on a page of its own (decisions, "Screens"). */
export const ViewClaimsScreen = ({ open }: { readonly open: () => ClaimsListViewModel }) => {
  const t = useText();
  return (
    <Screen title={t('claims.title')}>
      <ClaimsList open={open} />
      <ButtonRow>
        <ButtonLink to={routes.claim}>{t('shell.back')}</ButtonLink>
      </ButtonRow>
    </Screen>
  );
};
