import { useId } from 'react';
import field from './Field.module.css';
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

/** Which page of a list is shown, and how long a page is. */
export const Pagination = ({ page, onPage, onSize, words }: PaginationProps) => {
  const sizeId = useId();
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
  return (
    <nav className={styles['pagination']} aria-label={words.label}>
      <span className={styles['size']}>
        <label htmlFor={sizeId}>{words.size}</label>
        <select
          id={sizeId}
          className={field['control']}
          value={page.size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
      <span className={styles['steps']}>
        {step(words.previous, page.index - 1, page.index > 0)}
        <span role="status">{words.range(page.first, page.last, page.total)}</span>
        {step(words.next, page.index + 1, page.last < page.total)}
      </span>
    </nav>
  );
};
