import { recordedFailures } from '../../../tests/support/memoryCustomer';
import { attempt } from './attempt';

const left = (): AbortSignal => {
  const visit = new AbortController();
  visit.abort();
  return visit.signal;
};

describe('attempt', () => {
  it('hands over nothing of what succeeds', async () => {
    const { failures, handled } = recordedFailures();
    let ran = 0;
    await attempt(failures, async () => void (ran += 1));
    expect([ran, handled]).toEqual([1, []]);
  });

  it.each([
    ['a read while the customer is there', () => new AbortController().signal, ['broken']],
    ['a read after the customer left', left, []],
    ['a write, wherever the customer is', () => undefined, ['broken']],
  ])('hands over what fails once, of %s', async (_, signal, expected) => {
    const { failures, handled } = recordedFailures();
    await attempt(failures, () => Promise.reject(new Error('broken')), signal());
    expect(handled.map((failure) => (failure as Error).message)).toEqual(expected);
  });
});
