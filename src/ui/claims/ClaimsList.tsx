import { observer } from 'mobx-react-lite';
import type { Claim } from '../../domain/claims/Claim';
import type { ClaimKey } from '../../domain/claims/claimOrder';
import { useVisit } from '../app/useVisit';
import { Badge } from '../kit/Badge';
import { InlineSelect } from '../kit/InlineSelect';
import { Loading } from '../kit/Loading';
import { Pagination } from '../kit/Pagination';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { Table } from '../kit/Table';
import { useDates } from '../text/useDates';
import { usePaginationWords } from '../text/usePaginationWords';
import { useText } from '../text/useText';
import { ClaimDetailsPanel } from './ClaimDetailsPanel';
import { ClaimOrderSelect } from './ClaimOrderSelect';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

/** "Your Claims": the list, and the details of the selected claim below (document 1, section 2, claims list). */
export const ClaimsList = observer(({ open }: { readonly open: () => ClaimsListViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const dates = useDates();
  const { page, details, order, statuses, status } = viewModel;
  const pagination = usePaginationWords(t('claims.list.title'));

  const sortBy = (by: ClaimKey) => ({
    direction: order.by === by ? order.direction : undefined,
    onSort: () => viewModel.sortBy(by),
  });
  const columns = [
    { title: t('claims.list.reference'), cell: ({ reference }: Claim) => reference, sort: sortBy('reference') },
    { title: t('claims.list.policy'), cell: ({ policyNumber }: Claim) => policyNumber, isWhole: true },
    {
      title: t('claims.list.submitted'),
      cell: ({ createdAt }: Claim) => dates.moment(createdAt),
      isWhole: true,
      sort: sortBy('createdAt'),
    },
    { title: t('claims.list.status'), cell: (claim: Claim) => <Badge text={claim.status} />, sort: sortBy('status') },
  ];

  return (
    <Stack>
      <Panel labelledBy="your-claims">
        <Stack>
          {(page === undefined || page.total === 0) && <h2 id="your-claims">{t('claims.list.title')}</h2>}
          {page === undefined && <Loading text={t('claims.list.loading')} />}
          {page?.total === 0 && <p>{t('claims.list.empty')}</p>}
          {page !== undefined && page.total > 0 && (
            <>
              <Table
                caption={<h2 id="your-claims">{t('claims.list.title')}</h2>}
                controls={
                  <>
                    {statuses.length > 1 && (
                      <InlineSelect
                        label={t('claims.list.show')}
                        value={status}
                        options={[
                          { value: '', text: t('claims.list.show.all') },
                          ...statuses.map((value) => ({ value, text: value })),
                        ]}
                        onChange={viewModel.showStatus}
                      />
                    )}
                    <ClaimOrderSelect order={order} onChange={viewModel.sortTo} />
                  </>
                }
                columns={columns}
                rows={page.rows}
                keyOf={({ reference }) => reference}
                selection={{
                  isSelected: viewModel.isSelected,
                  onSelect: (claim) => void viewModel.select(claim),
                  label: ({ reference }) => t('claims.list.details', { reference }),
                }}
              />
              <Pagination page={page} onPage={viewModel.turnTo} onSize={viewModel.resize} words={pagination} />
            </>
          )}
        </Stack>
      </Panel>
      {details.kind === 'loading' && (
        <Panel>
          <Loading text={t('claims.details.loading')} />
        </Panel>
      )}
      {details.kind === 'loaded' && <ClaimDetailsPanel details={details.details} />}
    </Stack>
  );
});
