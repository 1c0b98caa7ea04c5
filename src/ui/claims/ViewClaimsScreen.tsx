import { NavigationType, useNavigationType } from 'react-router-dom';
import { BackRow } from '../screen/BackLink';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { ClaimsList } from './ClaimsList';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

/** The list with its details, on a page of its own. */
export const ViewClaimsScreen = ({ open }: { readonly open: (isReturn: boolean) => ClaimsListViewModel }) => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const viewModel = useVisit(() => open(isReturn));
  const t = useText();
  return (
    <Screen title={t('claims.title')}>
      <ClaimsList viewModel={viewModel} />
      <BackRow to={routes.claim} />
    </Screen>
  );
};
