/** Rows per page. The first is the default. Rule INPUT-21. */
export const pageSizes = [10, 20, 50, 100] as const;

/** Which rows show. */
export interface Paging {
  /** Of the page, from 0. */
  readonly index: number;
  readonly size: number;
}

export const firstPage: Paging = { index: 0, size: pageSizes[0] };

export interface Page<Row> extends Paging {
  readonly rows: readonly Row[];
  /** Numbers of the first and the last row, from 1; both 0 in an empty list. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** One page of a list. An index beyond the end gives the last page. Reads only the rows of that page. */
export const pageOf = <Row>(all: readonly Row[], { index: wanted, size }: Paging): Page<Row> => {
  const lastIndex = Math.max(0, Math.ceil(all.length / size) - 1);
  const index = Math.min(Math.max(0, wanted), lastIndex);
  const rows = all.slice(index * size, (index + 1) * size);
  const first = rows.length === 0 ? 0 : index * size + 1;
  return { rows, index, size, first, last: index * size + rows.length, total: all.length };
};
