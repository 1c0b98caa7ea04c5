import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Claim } from '../../domain/claims/Claim';
import { type ClaimKey, orderAfter } from '../../domain/claims/claimOrder';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Pagination } from '../kit/Pagination';
import { type Column, Table } from '../kit/Table';
import { useStatusBadge } from '../screen/StatusBadge';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { ClaimsListControls } from './ClaimsListControls';
import type { ClaimsListViewModel } from './ClaimsListViewModel';
import styles from './Claims.module.css';

/** The same while their order is the same, so that the headings do not render again with each page. */
const useColumns = ({
  query: { order },
  show,
}: Pick<ClaimsListViewModel, 'query' | 'show'>): readonly Column<Claim>[] => {
  const t = useText();
  const dates = useDates();
  const statusBadge = useStatusBadge();
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
        cell: (claim: Claim) => statusBadge('claim', claim.status),
        sort: sortBy('status'),
      },
    ];
  }, [t, dates, statusBadge, order, show]);
};

interface ClaimsTableProps {
  readonly viewModel: ClaimsListViewModel;
  readonly caption: ReactNode;
  readonly onSelect: (claim: Claim, isForNewTab: boolean) => void;
  /** For a customer who finds none. */
  readonly onShowAll: () => void;
}

/** The claims that the customer looks for, a page at a time. */
export const ClaimsTable = observer(({ viewModel, caption, onSelect, onShowAll }: ClaimsTableProps) => {
  const t = useText();
  const columns = useColumns(viewModel);
  const { selected, page, query } = viewModel;
  return (
    <>
      <Table
        caption={caption}
        controls={<ClaimsListControls viewModel={viewModel} />}
        columns={columns}
        isCompact
        rows={page.rows}
        selection={{
          isSelected: ({ reference }) => reference === selected?.reference,
          onSelect,
          label: ({ reference }) => t('claims.list.details', { reference }),
        }}
      />
      <div role="status" className={styles['noneFound']}>
        {page.total === 0 && <p>{t(query.status === '' ? 'claims.list.noneFound' : 'claims.list.noneOfStatus')}</p>}
      </div>
      {page.total === 0 ? (
        <ButtonRow>
          <Button onClick={onShowAll}>{t('claims.list.showAll')}</Button>
        </ButtonRow>
      ) : (
        <Pagination page={page} onTurn={viewModel.turnTo} of={t('claims.list.title')} />
      )}
    </>
  );
});
