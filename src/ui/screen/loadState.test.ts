import { gate, settle } from '../../../tests/support/FakeNetwork';
import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { type Loading, loadState } from './loadState';

interface Loaded {
  readonly kind: 'loaded';
}

const start = (load: (signal: AbortSignal) => Promise<Loaded>, visit = new AbortController()) => {
  const { errors, handled } = recordedErrors();
  const shown: (Loading | Loaded)['kind'][] = [];
  void loadState({ load, show: ({ kind }) => void shown.push(kind), signal: visit.signal, errors });
  return { shown, handled, leave: () => visit.abort() };
};

describe('loadState', () => {
  it('shows that the screen loads, and then what has loaded', async () => {
    const { open, opened } = gate<Loaded>();
    const { shown, handled } = start(() => opened);
    expect(shown).toEqual(['loading']);

    open({ kind: 'loaded' });
    await settle();
    expect(shown).toEqual(['loading', 'loaded']);
    expect(handled).toEqual([]);
  });

  it('passes a failure to the shared handler', async () => {
    const failure = new Error('broken');
    const { shown, handled } = start(() => Promise.reject(failure));
    await settle();
    expect([shown, handled]).toEqual([['loading'], [failure]]);
  });

  it.each([
    ['answer', async (): Promise<Loaded> => ({ kind: 'loaded' })],
    ['failure', () => Promise.reject(new Error('broken'))],
  ])('drops the %s that comes after the customer has left', async (_, load) => {
    const { shown, handled, leave } = start(load);
    leave();
    await settle();
    expect([shown, handled]).toEqual([['loading'], []]);
  });
});
