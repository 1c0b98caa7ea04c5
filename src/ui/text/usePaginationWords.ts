import { withCommas } from '../../domain/withCommas';
import { useText } from './useText';

/** With commas, as amounts have them, in every language: the customers are in the United States. Rule INPUT-30. */
const format = (count: number): string => withCommas(String(count));

/** The texts of the kit's `Pagination`. */
export const usePaginationWords = (table: string) => {
  const t = useText();
  return {
    label: t('shell.pagination.label', { table }),
    size: t('shell.pagination.size'),
    previous: t('shell.pagination.previous'),
    next: t('shell.pagination.next'),
    range: (first: number, last: number, total: number) =>
      t('shell.pagination.range', { first: format(first), last: format(last), total: format(total) }),
  };
};
