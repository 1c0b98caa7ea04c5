import { InlineSelect } from './InlineSelect';
import { type Page, pageSizes } from './paging';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly page: Page<unknown>;
  readonly onPage: (index: number) => void;
  readonly onSize: (size: number) => void;
  readonly words: {
    readonly label: string;
    readonly size: string;
    readonly previous: string;
    readonly next: string;
    readonly range: (first: number, last: number, total: number) => string;
  };
}

export const Pagination = ({ page, onPage, onSize, words }: PaginationProps) => {
  const step = (text: string, index: number, isPossible: boolean) => (
    <button
      type="button"
      className={styles['step']}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onPage(index)}
    >
      {text}
    </button>
  );
  // With a second page at the default size, turning and another size have an effect. Rule INPUT-29.
  const isPaged = page.total > pageSizes[0];
  return (
    // A list of one page keeps its range, unseen: a screen reader announces how many rows a filter has left.
    <div
      className={styles[isPaged ? 'pagination' : 'onePage']}
      {...(isPaged && { role: 'navigation', 'aria-label': words.label })}
    >
      {isPaged && (
        <InlineSelect
          label={words.size}
          value={String(page.size)}
          options={pageSizes.map((size) => ({ value: String(size), text: String(size) }))}
          onChange={(size) => onSize(Number(size))}
        />
      )}
      <span className={styles['steps']}>
        {isPaged && step(words.previous, page.index - 1, page.index > 0)}
        <span role="status">{words.range(page.first, page.last, page.total)}</span>
        {isPaged && step(words.next, page.index + 1, page.last < page.total)}
      </span>
    </div>
  );
};
