import { withCommas } from '../../domain/withCommas';
import { useText } from '../text/useText';
import { InlineSelect } from './InlineSelect';
import { type Page, type Paging, firstPage, pageSizes } from './paging';
import styles from './Pagination.module.css';
import hidden from './VisuallyHidden.module.css';

interface PaginationProps {
  readonly page: Page<unknown>;
  readonly onTurn: (to: Paging) => void;
  /** The name of the table. */
  readonly of: string;
}

/** With commas, as amounts have them, in every language: the customers are in the United States. Rule INPUT-30. */
const format = (count: number): string => withCommas(String(count));

export const Pagination = ({ page, onTurn, of }: PaginationProps) => {
  const t = useText();
  const step = (text: string, index: number, isPossible: boolean) => (
    <button
      type="button"
      className={styles['step']}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onTurn({ index, size: page.size })}
    >
      {text}
    </button>
  );
  // A list that fits on one page of the default size has nothing to turn. Rule INPUT-29.
  const isPaged = page.total > firstPage.size;
  return (
    // A list of one page keeps its range for screen readers, which announce how many rows a filter has left.
    <div
      className={isPaged ? styles['pagination'] : hidden['hidden']}
      {...(isPaged && { role: 'navigation', 'aria-label': t('shell.pagination.label', { table: of }) })}
    >
      {isPaged && (
        <InlineSelect
          label={t('shell.pagination.size')}
          value={String(page.size)}
          options={pageSizes.map((size) => ({ value: String(size), text: String(size) }))}
          onChange={(size) => onTurn({ index: 0, size: Number(size) })}
        />
      )}
      <span className={styles['steps']}>
        {isPaged && step(t('shell.pagination.previous'), page.index - 1, page.index > 0)}
        <span role="status">
          {t('shell.pagination.range', {
            first: format(page.first),
            last: format(page.last),
            total: format(page.total),
          })}
        </span>
        {isPaged && step(t('shell.pagination.next'), page.index + 1, page.last < page.total)}
      </span>
    </div>
  );
};
