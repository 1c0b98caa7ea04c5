import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Rows can be selected: by pressing anywhere in one, or the button in its first cell. */
  readonly selection?: {
    readonly isSelected: (row: Row) => boolean;
    readonly onSelect: (row: Row) => void;
    readonly label: (row: Row) => string;
  };
}

/** A table; on a phone each row becomes a list of its labelled cells. The roles are named because CSS takes them away there. */
export const Table = <Row,>({ caption, columns, rows, keyOf, selection }: TableProps<Row>) => {
  const captionId = useId();
  return (
    <div>
      <div id={captionId} className={styles['caption']}>
        {caption}
      </div>
      <table className={styles['table']} role="table" aria-labelledby={captionId}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title }) => (
              <th key={title} scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const isSelected = selection?.isSelected(row) ?? false;
            return (
              // The row is pressed for comfort; the button in its first cell is what keyboards and screen readers use.
              <tr
                key={keyOf(row)}
                role="row"
                className={classNames(selection && styles['selectable'], isSelected && styles['selected'])}
                onClick={selection && (() => selection.onSelect(row))}
              >
                {columns.map(({ title, cell }, index) => (
                  <td key={title} role="cell" data-label={title}>
                    {index === 0 && selection ? (
                      <button
                        type="button"
                        className={styles['rowButton']}
                        aria-pressed={isSelected}
                        aria-label={selection.label(row)}
                      >
                        {cell(row)}
                      </button>
                    ) : (
                      <span>{cell(row)}</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
