import { BackRow } from '../screen/BackLink';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useIsReturn } from '../screen/useIsReturn';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { ClaimsList } from './ClaimsList';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

/** The list with its details, on a page of its own. */
export const ViewClaimsScreen = ({ open }: { readonly open: (isReturn: boolean) => ClaimsListViewModel }) => {
  const isReturn = useIsReturn();
  const viewModel = useVisit(() => open(isReturn));
  const t = useText();
  return (
    <Screen title={t('claims.title')}>
      <ClaimsList viewModel={viewModel} />
      <BackRow to={routes.claim} />
    </Screen>
  );
};
