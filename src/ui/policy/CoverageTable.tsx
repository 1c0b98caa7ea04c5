import { type Coverage, coverageAmount } from '../../domain/policy/Coverage';
import { Amount } from '../kit/Amount';
import { Table } from '../kit/Table';
import { useCoverageName } from '../text/useCoverageName';
import { useText } from '../text/useText';

export const CoverageTable = ({ coverages }: { readonly coverages: readonly Coverage[] }) => {
  const t = useText();
  const coverageName = useCoverageName();
  return (
    <div>
      {coverages.length === 0 ? (
        <>
          <h3>{t('policy.coverages')}</h3>
          <p>{t('policy.coverages.none')}</p>
        </>
      ) : (
        <Table
          caption={<h3>{t('policy.coverages')}</h3>}
          columns={[
            { title: t('policy.coverage.name'), cell: ({ code }) => coverageName(code) },
            {
              title: t('policy.coverage.limit'),
              cell: ({ limitAmount }) => <Amount of={coverageAmount(limitAmount)} />,
              isNumber: true,
            },
            {
              title: t('policy.coverage.deductible'),
              cell: ({ deductible }) => <Amount of={coverageAmount(deductible)} />,
              isNumber: true,
            },
          ]}
          rows={coverages}
        />
      )}
    </div>
  );
};
