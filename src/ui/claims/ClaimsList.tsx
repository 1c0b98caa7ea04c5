import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Claim } from '../../domain/claims/Claim';
import { type ClaimKey, orderAfter } from '../../domain/claims/claimOrder';
import { noFilter } from '../../domain/claims/claimQuery';
import { parametersOf } from '../screen/parametersOf';
import { StatusBadge } from '../screen/StatusBadge';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Pagination } from '../kit/Pagination';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { type Column, Table } from '../kit/Table';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { ChosenClaim } from './ChosenClaim';
import styles from './Claims.module.css';
import { ClaimsListControls } from './ClaimsListControls';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

/** The same while their order is the same, so that the headings do not render again with each page. */
const useColumns = ({
  query: { order },
  show,
}: Pick<ClaimsListViewModel, 'query' | 'show'>): readonly Column<Claim>[] => {
  const t = useText();
  const dates = useDates();
  return useMemo(() => {
    const sortBy = (by: ClaimKey) => ({
      direction: order.by === by ? order.direction : undefined,
      onSort: () => show({ order: orderAfter(order, by) }),
    });
    return [
      { title: t('claim.reference'), cell: ({ reference }: Claim) => reference, sort: sortBy('reference') },
      { title: t('policy.number'), cell: ({ policyNumber }: Claim) => policyNumber, isWhole: true },
      {
        title: t('claims.list.submitted'),
        cell: ({ createdAt }: Claim) => createdAt && dates.moment(createdAt),
        isWhole: true,
        sort: sortBy('createdAt'),
      },
      {
        title: t('claim.status'),
        cell: (claim: Claim) => <StatusBadge of="claim" status={claim.status} />,
        sort: sortBy('status'),
      },
    ];
  }, [t, dates, order, show]);
};

/** "Your Claims": the list, with the details of the selected claim below. The address names that claim, so Back leads to the list alone. */
export const ClaimsList = observer(({ viewModel }: { readonly viewModel: ClaimsListViewModel }) => {
  const t = useText();
  const columns = useColumns(viewModel);
  const { page, chosen, show } = viewModel;
  const list = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = parametersOf(search).get('reference') || undefined;
  useEffect(() => viewModel.follow(named), [viewModel, named]);

  const left = useRef<string>(undefined);
  useEffect(() => {
    if (chosen !== undefined) left.current = chosen.reference;
    else if (left.current !== undefined) {
      // Back from the details: the row that led to them has the focus. The page is where it was.
      const index = page?.rows.findIndex(({ reference }) => reference === left.current) ?? -1;
      list.current?.querySelectorAll<HTMLElement>('td button')[index]?.focus({ preventScroll: true });
      left.current = undefined;
    }
  }, [chosen, page]);
  if (page === undefined) return <Loading text={t('claims.list.loading')} page />;

  const choose = (claim: Claim): void => {
    if (claim.reference === named) void viewModel.select(claim);
    else void navigate(`${pathname}?${new URLSearchParams({ reference: claim.reference }).toString()}`);
  };

  const heading = <h2 id="your-claims">{t('claims.list.title')}</h2>;

  const backToList = (): void => {
    const row = list.current?.querySelector<HTMLElement>('button[aria-pressed="true"]');
    (row ?? list.current)?.focus();
  };

  // The button that shows them goes away.
  const showAll = (): void => {
    show(noFilter);
    list.current?.focus();
  };

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
              <>
                <Table
                  caption={heading}
                  controls={<ClaimsListControls viewModel={viewModel} />}
                  columns={columns}
                  isCompact
                  rows={page.rows}
                  selection={{
                    isSelected: ({ reference }) => reference === chosen?.reference,
                    onSelect: choose,
                    label: ({ reference }) => t('claims.list.details', { reference }),
                  }}
                />
                <div role="status" className={styles['noneFound']}>
                  {page.total === 0 && <p>{t('claims.list.noneFound')}</p>}
                </div>
                {page.total === 0 ? (
                  <ButtonRow>
                    <Button onClick={showAll}>{t('claims.list.showAll')}</Button>
                  </ButtonRow>
                ) : (
                  <Pagination page={page} onTurn={viewModel.turnTo} of={t('claims.list.title')} />
                )}
              </>
            )}
          </Stack>
        </Panel>
      </div>
      <ChosenClaim viewModel={viewModel} onBack={backToList} />
    </Stack>
  );
});
