import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Claim } from '../../domain/claims/Claim';
import { noFilter } from '../../domain/claims/claimQuery';
import { Loading } from '../kit/Loading';
import { prefixPageTitle } from '../kit/pageTitle';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { parametersOf } from '../screen/parametersOf';
import { useStatusWords } from '../screen/useStatusWords';
import { useText } from '../text/useText';
import type { ClaimsListViewModel } from './ClaimsListViewModel';
import { ClaimsTable } from './ClaimsTable';
import { SelectedClaim } from './SelectedClaim';
import styles from './Claims.module.css';

/** After Back from the details, the row that led to them takes the focus. The page does not scroll. */
const useFocusOnRowLeft = (
  list: RefObject<HTMLElement | null>,
  viewModel: Pick<ClaimsListViewModel, 'selected' | 'page'>,
): void => {
  const { selected } = viewModel;
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (selected !== undefined) left.current = selected.reference;
    else if (left.current !== undefined) {
      const index = viewModel.page.rows.findIndex(({ reference }) => reference === left.current);
      list.current?.querySelectorAll<HTMLElement>('tbody button')[index]?.focus({ preventScroll: true });
      left.current = undefined;
    }
  }, [list, selected, viewModel]);
};

/** Tells the claims in the history of the browser apart, and the files that they are printed to. */
const useClaimInTitle = ({ selected }: Pick<ClaimsListViewModel, 'selected'>): void => {
  const reference = selected?.details ? selected.reference : undefined;
  useEffect(() => (reference === undefined ? undefined : prefixPageTitle(`${reference} – `)), [reference]);
};

/** The address names the claim whose details show. Returns the function that selects one, here or in a new tab. */
const useClaimInAddress = (viewModel: ClaimsListViewModel): ((claim: Claim, isForNewTab: boolean) => void) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = parametersOf(search).get('reference') || undefined;
  useEffect(() => viewModel.follow(named), [viewModel, named]);
  return (claim, isForNewTab) => {
    const address = `${pathname}?${new URLSearchParams({ reference: claim.reference }).toString()}`;
    // The browser gives the new tab a copy of this one's session.
    if (isForNewTab) window.open(address);
    else if (claim.reference === viewModel.selected?.reference) void viewModel.select(claim);
    else void navigate(address);
  };
};

/** "Your Claims": the list, with the details of the selected claim below. Back leads to the list alone. */
export const ClaimsList = observer(({ viewModel }: { readonly viewModel: ClaimsListViewModel }) => {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const select = useClaimInAddress(viewModel);
  const statusWords = useStatusWords();
  useLayoutEffect(() => viewModel.nameStatuses((status) => statusWords('claim', status)), [viewModel, statusWords]);
  useFocusOnRowLeft(list, viewModel);
  useClaimInTitle(viewModel);
  if (!viewModel.isListed) return <Loading text={t('claims.list.loading')} page />;

  const backToList = (): void => {
    const row = list.current?.querySelector<HTMLElement>('button[aria-pressed="true"]');
    (row ?? list.current)?.focus();
  };
  // The button that was pressed goes away, so the list takes the focus.
  const showAll = (): void => {
    viewModel.show(noFilter);
    list.current?.focus();
  };
  const heading = <h2 id="your-claims">{t('claims.list.title')}</h2>;

  return (
    <Stack>
      <div ref={list} tabIndex={-1} className={styles['list']}>
        <Panel labelledBy="your-claims">
          <Stack>
            {viewModel.isEmpty ? (
              <>
                {heading}
                <p>{t('claims.list.empty')}</p>
              </>
            ) : (
              <ClaimsTable viewModel={viewModel} caption={heading} onSelect={select} onShowAll={showAll} />
            )}
          </Stack>
        </Panel>
      </div>
      <SelectedClaim viewModel={viewModel} onBack={backToList} />
    </Stack>
  );
});
