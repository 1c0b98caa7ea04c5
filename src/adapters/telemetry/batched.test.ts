import { batched } from './batched';

const noted = { route: 'home', occurrence: { kind: 'scriptFailed' } } as const;

const open = () => {
  const sent: number[] = [];
  return { sent, ...batched((batch) => sent.push(batch.length)) };
};

describe('batched', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends what has come in ten seconds together', () => {
    const { note, sent } = open();
    note(noted);
    jest.advanceTimersByTime(9_000);
    note(noted);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([2]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([2]);
  });

  it('sends a full batch at once', () => {
    const { note, sent } = open();
    for (let count = 0; count < 21; count += 1) note(noted);
    expect(sent).toEqual([20]);
  });

  it('sends what is left when the page goes, and nothing if nothing is left', () => {
    const { note, flush, sent } = open();
    flush();
    note(noted);
    flush();
    expect(sent).toEqual([1]);
  });

  it('reports at most 200 times for a page', () => {
    const { note, sent } = open();
    for (let count = 0; count < 1_000; count += 1) note(noted);
    jest.runAllTimers();
    expect(sent.reduce((sum, size) => sum + size, 0)).toBe(200);
  });
});
