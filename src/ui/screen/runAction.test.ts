import { autorun, observable } from 'mobx';
import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { readDuring, runAction } from './runAction';

const afterLeaving = (): AbortSignal => AbortSignal.abort();

describe('runAction', () => {
  it('completes an action that succeeds, and handles no error', async () => {
    const { errors, handled } = recordedErrors();
    let runs = 0;
    expect(await runAction(errors, async () => void (runs += 1))).toBe(true);
    expect([runs, handled]).toEqual([1, []]);
  });

  it.each([
    ['a read during the visit', () => new AbortController().signal, ['broken']],
    ['a read after the visit', afterLeaving, []],
    ['a write, wherever the customer is', () => undefined, ['broken']],
  ])('handles the error of %s', async (_, signal, expected) => {
    const { errors, handled } = recordedErrors();
    expect(await runAction(errors, () => Promise.reject(new Error('broken')), signal())).toBe(false);
    expect(handled.map((error) => (error as Error).message)).toEqual(expected);
  });
});

it('says whether the error is of a read @SHELL-31', async () => {
  const reads: unknown[] = [];
  const errors = { handle: (_: unknown, isRead?: boolean) => void reads.push(isRead) };
  for (const signal of [new AbortController().signal, undefined])
    await runAction(errors, () => Promise.reject(new Error('broken')), signal);
  expect(reads).toEqual([true, false]);
});

describe('readDuring', () => {
  it('uses what it has read in one action: a screen renders once', async () => {
    const found = observable({ rows: 0, pages: 0 });
    const shown: (readonly [number, number])[] = [];
    const stop = autorun(() => shown.push([found.rows, found.pages]));
    await readDuring(
      new AbortController().signal,
      recordedErrors().errors,
      async () => 7,
      (rows) => {
        found.rows = rows;
        found.pages = 1;
      },
    );
    expect(shown).toEqual([
      [0, 0],
      [7, 1],
    ]);
    stop();
  });
});
