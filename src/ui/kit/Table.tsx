import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { type MouseEvent, type ReactNode, memo, useId } from 'react';
import { classNames } from './classNames';
import { HeadingRow } from './HeadingRow';
import { Icon } from './Icon';
import { orDots } from './orDots';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned numbers. */
  readonly isNumber?: boolean;
  /** Never wraps, such as a date. */
  readonly isWhole?: boolean;
  /** How this column sorts the rows now, and what its heading does. */
  readonly sort?: {
    readonly direction: 'ascending' | 'descending' | undefined;
    readonly onSort: () => void;
  };
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

const heading = (title: string, sort: Column<never>['sort']) => {
  if (sort === undefined) return <span>{title}</span>;
  const lastWord = title.lastIndexOf(' ') + 1;
  return (
    <>
      <span>{title.slice(0, lastWord)}</span>
      {/* The arrow does not wrap away from the last word. */}
      <span className={styles['whole']}>
        <span>{title.slice(lastWord)}</span>
        <button type="button" className={styles['sort']} aria-label={title} onClick={sort.onSort}>
          <Icon of={arrows[sort.direction ?? 'none']} />
        </button>
      </span>
    </>
  );
};

/** Renders only with new columns: a page of many rows turns without it. */
const Head = memo(
  ({ columns }: { readonly columns: readonly Pick<Column<never>, 'title' | 'sort' | 'isNumber'>[] }) => (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ title, sort, isNumber }) => (
          <th
            key={title}
            scope="col"
            role="columnheader"
            aria-sort={sort?.direction}
            aria-label={sort && title}
            className={classNames(isNumber && styles['number'], sort && styles['sortable'])}
          >
            {heading(title, sort)}
          </th>
        ))}
      </tr>
    </thead>
  ),
);

interface TableProps<Row> {
  readonly caption: ReactNode;
  /** Shown beside the caption. */
  readonly actions?: ReactNode;
  /** Filters between the caption and the rows. */
  readonly controls?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** On a phone a row is two lines without labels. Of five cells, the first three are in the first line; of four, the first and the last. */
  readonly isCompact?: boolean;
  /** Rows can be selected: by pressing anywhere in one, or the button in its first cell. */
  readonly selection?:
    | {
        readonly isSelected: (row: Row) => boolean;
        /** @param isForNewTab as of a link that is clicked with a key held down, or with the middle button */
        readonly onSelect: (row: Row, isForNewTab: boolean) => void;
        readonly label: (row: Row) => string;
      }
    | undefined;
}

/** Whether the click ends a selection of text in the row, to copy it. */
const hasSelectedText = ({ currentTarget, target, detail }: MouseEvent): boolean => {
  const selection = window.getSelection();
  if (detail === 0 || !selection || selection.isCollapsed) return false;
  return currentTarget.contains(selection.anchorNode) && target instanceof Element && !target.closest('button');
};

/** Whether the browser would open a link in a new tab or window. */
const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey;

/**
 * A click anywhere in the row selects it. Keyboards and screen readers use the button in the first cell. It is no component, so that React
 * has less to do for each row.
 */
const rowOf = <Row,>(
  row: Row,
  place: number,
  { columns, selection, isCompact }: Pick<TableProps<Row>, 'columns' | 'selection' | 'isCompact'>,
) => {
  const isSelected = selection?.isSelected(row) ?? false;
  // With a key held down, Firefox selects the text of a cell.
  const select = (event: MouseEvent): void => {
    const isElsewhere = isForNewTab(event);
    if (isElsewhere || !hasSelectedText(event)) selection?.onSelect(row, isElsewhere);
  };
  const selectable = (content: ReactNode, label: string) => (
    <button type="button" className={styles['rowButton']} aria-pressed={isSelected} aria-label={label}>
      {orDots(content)}
    </button>
  );
  return (
    // The key is the position, so that a row keeps its elements when the page turns, and only its texts change.
    <tr
      key={place}
      role="row"
      className={classNames(selection && styles['selectable'], isSelected && styles['selected'])}
      onClick={selection && select}
      onAuxClick={selection && ((event) => event.button === 1 && select(event))}
    >
      {columns.map(({ title, cell, isNumber, isWhole }, index) => {
        const isHeader = index === 0;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={title}
            scope={isHeader ? 'row' : undefined}
            role={isHeader ? 'rowheader' : 'cell'}
            data-label={isCompact ? undefined : title}
            className={classNames(isNumber && styles['number'], isWhole && styles['whole'])}
          >
            {isHeader && selection ? selectable(cell(row), selection.label(row)) : orDots(cell(row))}
          </Cell>
        );
      })}
    </tr>
  );
};

/**
 * A table. On a phone, a row is a list of labelled cells, or two lines if the table is compact, and the controls sort it. The roles are
 * explicit, because the CSS for a phone removes them.
 */
export const Table = <Row,>({
  caption,
  actions,
  controls,
  columns,
  rows,
  isCompact = false,
  selection,
}: TableProps<Row>) => {
  const captionId = useId();
  return (
    <div>
      <div className={styles['caption']}>
        <HeadingRow actions={actions}>
          <div id={captionId}>{caption}</div>
        </HeadingRow>
      </div>
      {controls ? <div className={styles['controls']}>{controls}</div> : null}
      <table
        className={classNames(styles['table'], isCompact && styles['compact'])}
        role="table"
        aria-labelledby={captionId}
      >
        <Head columns={columns} />
        <tbody role="rowgroup">{rows.map((row, place) => rowOf(row, place, { columns, selection, isCompact }))}</tbody>
      </table>
    </div>
  );
};
