import { autorun } from 'mobx';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { Loaded } from './Loaded';

const open = (load: () => Promise<string>) => {
  const { errors, handled } = recordedErrors();
  const next: string[] = [];
  const content = new Loaded({ load, loaded: (text) => void next.push(text), errors });
  return { content, leave: startVisit(content), handled, next };
};

describe('Loaded', () => {
  it('shows that the screen loads, and then what has loaded, each time', async () => {
    const { opened, open: answer } = gate<string>();
    const { content, next } = open(() => opened);
    expect(content.state).toEqual({ kind: 'loading' });
    answer('a policy');
    await settle();
    expect([content.state, next]).toEqual(['a policy', ['a policy']]);
    void content.load();
    expect(content.state).toEqual({ kind: 'loading' });
    await settle();
    expect([content.state, next.length]).toEqual(['a policy', 2]);
  });

  it('tells a screen that loads already nothing when the visit starts', async () => {
    const content = new Loaded({ load: async () => 'a policy', errors: recordedErrors().errors });
    const states: unknown[] = [];
    const stop = autorun(() => states.push(content.state));
    startVisit(content);
    await settle();
    expect(states).toEqual([{ kind: 'loading' }, 'a policy']);
    stop();
  });

  it('passes a failure to the shared handler', async () => {
    const failure = new Error('broken');
    const { content, handled } = open(() => Promise.reject(failure));
    await settle();
    expect([content.state, handled]).toEqual([{ kind: 'loading' }, [failure]]);
  });

  it.each([
    ['answer', async () => 'a policy'],
    ['failure', () => Promise.reject(new Error('broken'))],
  ])('drops the %s that comes after the customer has left', async (_, load) => {
    const { content, leave, handled, next } = open(load);
    leave();
    await settle();
    expect([content.state, handled, next]).toEqual([{ kind: 'loading' }, [], []]);
  });
});
