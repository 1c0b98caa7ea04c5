import { useText } from './useText';

/** The texts of the kit's `Pagination`. */
export const usePaginationWords = (table: string) => {
  const t = useText();
  return {
    label: t('shell.pagination.label', { table }),
    size: t('shell.pagination.size'),
    previous: t('shell.pagination.previous'),
    next: t('shell.pagination.next'),
    range: (first: number, last: number, total: number) => t('shell.pagination.range', { first, last, total }),
  };
};
