import { memo, useState } from 'react';
import { typedNumber } from '../../domain/typed/typedNumber';
import { withCommas } from '../../domain/withCommas';
import { useText } from '../text/useText';
import { InlineSearch } from './InlineSearch';
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

/** From this number of pages on, the number of a page can be typed. */
const MANY = 6;
/** The field shows the last page as "1,000", and customers type it so. */
const PAGE = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

interface PageEntryProps extends Pick<PaginationProps, 'page' | 'onTurn'> {
  readonly pages: number;
}

/** A typed page number opens its page at once. Any other entry stays in the field, and is wrong once the customer leaves the field. */
const usePageEntry = ({ page, pages, onTurn }: PageEntryProps) => {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const pageIn = (text: string): number | undefined => {
    const [digits] = PAGE.exec(typedNumber(text)) ?? [];
    const wanted = Number(digits?.replaceAll(',', ''));
    return wanted >= 1 && wanted <= pages ? wanted : undefined;
  };
  const rows = `${page.first} ${page.last}`;
  const [shown, setShown] = useState(rows);
  // A page that is turned in another way ends the entry, and its error.
  if (rows !== shown) {
    setShown(rows);
    if (typed !== undefined && pageIn(typed) !== page.index + 1) {
      setTyped(undefined);
      setWrong(false);
    }
  }
  const take = (text: string): void => {
    const wanted = pageIn(text);
    setTyped(text);
    setWrong(false);
    if (wanted !== undefined) onTurn({ index: wanted - 1, size: page.size });
  };
  const judge = (): void => {
    const isKept = typed !== undefined && typed !== '' && pageIn(typed) === undefined;
    setWrong(isKept);
    if (!isKept) setTyped(undefined);
  };
  return { typed, isWrong, take, judge };
};

const PageEntry = (props: PageEntryProps) => {
  const t = useText();
  const { page, pages } = props;
  const { typed, isWrong, take, judge } = usePageEntry(props);
  return (
    <span className={styles['entry']}>
      <InlineSearch
        label={t('shell.pagination.page', { last: format(pages) })}
        value={typed ?? String(page.index + 1)}
        onChange={take}
        maxLength={format(pages).length}
        name="page"
        inputMode="numeric"
        onEnd={judge}
        // A press puts the caret beside the number, and a digit that is typed there would lead to another page.
        onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
        error={isWrong ? t('shell.pagination.wrong', { last: format(pages) }) : undefined}
      />
    </span>
  );
};

/** Renders only with another size: a page turns without it. */
const PageSize = memo(({ size, onTurn }: Pick<PaginationProps, 'onTurn'> & { readonly size: number }) => {
  const t = useText();
  return (
    <InlineSelect
      label={t('shell.pagination.size')}
      value={String(size)}
      options={pageSizes.map((each) => ({ value: String(each), text: String(each) }))}
      onChange={(chosen) => onTurn({ index: 0, size: Number(chosen) })}
    />
  );
});

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
  const pages = Math.ceil(page.total / page.size);
  return (
    // A list of one page keeps its range for screen readers, which announce how many rows a filter has left.
    <div
      className={isPaged ? styles['pagination'] : hidden['hidden']}
      {...(isPaged && { role: 'navigation', 'aria-label': t('shell.pagination.label', { table: of }) })}
    >
      {isPaged && <PageSize size={page.size} onTurn={onTurn} />}
      {pages >= MANY && <PageEntry page={page} pages={pages} onTurn={onTurn} />}
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
