// Statistics and tables of the programs in bench/.
import os from 'node:os';

const sorted = (values) => values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);

export const median = (values) => {
  const inOrder = sorted(values);
  if (inOrder.length === 0) return null;
  const middle = (inOrder.length - 1) / 2;
  return (inOrder[Math.floor(middle)] + inOrder[Math.ceil(middle)]) / 2;
};

/** Nearest-rank percentile, so that p98 of few values is the worst one. */
export const percentile = (values, percent) => {
  const inOrder = sorted(values);
  return inOrder.length === 0 ? null : inOrder[Math.max(0, Math.ceil((percent / 100) * inOrder.length) - 1)];
};

export const format = (value) => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2).replace(/\.?0+$/, '');
};

/** "median (least–most)", or the median alone where no value differs. */
export const range = (values) => {
  const inOrder = sorted(values);
  const [least, most] = [format(inOrder[0]), format(inOrder.at(-1))];
  return least === most ? least : `${format(median(values))} (${least}–${most})`;
};

export const table = (head, rows) => {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|');
  return [line(all[0]), `|${rule}|`, ...all.slice(1).map(line)].join('\n');
};

export const machine = () =>
  `${os.cpus().length} x ${os.cpus()[0]?.model?.trim()}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, load ${os
    .loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`;
