import type { Desk, Said } from './desks';
import { ScheduledCustomer, type Transport } from './ScheduledCustomer';

/** The result of a write in a situation. */
export interface OnceCell {
  /** What each tab of the customer says after the first press, once everything is quiet. */
  readonly said: readonly Said[];
  /** How often the insurer had carried the write out by then, and in the end. */
  readonly carriedOut: readonly [number, number];
  /** How often the write arrived. */
  readonly sent: number;
}

/** A customer who continues until the screen reports the write as done. */
const settled = async (desk: Desk, customer: ScheduledCustomer, copy?: ScheduledCustomer): Promise<OnceCell> => {
  await customer.wait(120);
  const tabs = copy ? [customer, copy] : [customer];
  const said = tabs.map(({ says }) => says);
  const before = desk.effects(customer.insurer);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const isDone = customer.says === 'done';
    await customer.make({ do: 'home' });
    if (isDone) break;
    await customer.press(1);
    await customer.wait(120);
  }
  const sent = tabs.reduce((sum, tab) => sum + tab.sent.length, 0);
  return { said, carriedOut: [before, desk.effects(customer.insurer)], sent };
};

const afterTransport =
  (transport: Transport) =>
  async (desk: Desk, knowsKeys: boolean): Promise<OnceCell> => {
    const customer = await ScheduledCustomer.at(desk, [transport], knowsKeys);
    await customer.press(1);
    return settled(desk, customer);
  };

export const situations: Readonly<Record<string, (desk: Desk, knowsKeys: boolean) => Promise<OnceCell>>> = {
  'no response, not carried out': afterTransport('neverArrives'),
  'no response, carried out': afterTransport('replyLost'),
  '504, carried out': afterTransport('brokenProxy'),
  'unreadable 200, carried out': afterTransport('unreadable'),
  'a reload while it is sent': async (desk, knowsKeys) => {
    const customer = await ScheduledCustomer.at(desk, ['slow'], knowsKeys);
    await customer.press(1);
    await customer.wait(1);
    await customer.make({ do: 'reload' });
    return settled(desk, customer);
  },
  'a duplicated tab': async (desk, knowsKeys) => {
    const customer = await ScheduledCustomer.at(desk, [], knowsKeys);
    const copy = await customer.duplicate();
    await Promise.all([customer.press(1), copy.press(1)]);
    await copy.wait(120);
    return settled(desk, customer, copy);
  },
};

/** Whether the tabs tell the truth if the insurer has carried the write out this often. */
export const isTrue = ({ said, carriedOut: [then] }: OnceCell): boolean =>
  said.every((words) => {
    if (words === 'done') return then > 0;
    if (words === 'not done') return then === 0;
    // The insurer's own words are its reply to this press.
    return words === 'unknown' || words === 'refused';
  });

const cellText = ({ said, carriedOut: [, end], sent }: OnceCell): string =>
  `“${said.join('”, “')}”; sent ${String(sent)}, carried out ${String(end)}`;

export type OnceRow = readonly [write: string, insurer: string, cells: readonly OnceCell[]];

/** The text of docs/once.md. */
export const oncePage = (rows: readonly OnceRow[]): string => {
  const names = Object.keys(situations);
  const cells = rows.flatMap(([, , row]) => row);
  const once = cells.filter(({ carriedOut: [, end] }) => end === 1).length;
  return `# Nothing happens twice

What becomes of each write in each situation, with an insurer that honours \`Idempotency-Key\` and with one that ignores it. A cell has
what each tab says after the first press (“refused” shows the insurer's own words), and how often the write arrived. Its last number says how
often the write was carried out, once the customer has gone on until the screen says that it is done. \`npm run once:write\` writes this
page, and a test fails if it is not true.

Of ${String(cells.length)} cells, ${String(once)} are carried out exactly once, and ${String(cells.filter(isTrue).length)} say what is true. Two tabs in which the customer presses the button are two
decisions where the insurer cannot tell by the key that they are one: two claims, or two cards of which the second stays.

| write | insurer | ${names.join(' | ')} |
|${'---|'.repeat(names.length + 2)}
${rows.map(([write, insurer, row]) => `| ${write} | ${insurer} | ${row.map(cellText).join(' | ')} |`).join('\n')}
`;
};
