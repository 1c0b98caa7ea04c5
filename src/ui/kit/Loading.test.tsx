/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Loading } from './Loading';
import { type Patience, PatienceContext } from './Patience';

/** Waits that are over when the test says so. */
const heldDelays = () => {
  const begun: { readonly milliseconds: number; readonly signal: AbortSignal; readonly pass: () => void }[] = [];
  const patience: Patience = {
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        begun.push({ milliseconds, signal, pass: resolve });
      }),
    text: 'It takes longer.',
    wayOut: (once) => <a href="/home">{once ? 'Leave' : 'Leave or try again'}</a>,
  };
  const pass = (): Promise<void> =>
    act(async () => {
      begun.filter(({ signal }) => !signal.aborted).forEach((wait) => wait.pass());
      await Promise.resolve();
    });
  return { begun, patience, pass };
};

const show = (patience: Patience | undefined, once?: boolean) =>
  render(
    <PatienceContext value={patience}>
      <Loading text="Loading your policy..." {...(once && { once })} />
    </PatienceContext>,
  );

describe('Loading', () => {
  it('says what is going on, after ten seconds that it takes longer, and has a way out then @SHELL-18', async () => {
    const { begun, patience, pass } = heldDelays();
    show(patience);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading your policy\.\.\.$/);
    expect(screen.queryByRole('link')).toBeNull();
    expect(begun.map(({ milliseconds }) => milliseconds)).toEqual([10_000]);

    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your policy...It takes longer.');
    expect(screen.getByRole('link', { name: 'Leave or try again' })).toBeInTheDocument();
  });

  it('says of the way out that it must not be begun a second time', async () => {
    const { patience, pass } = heldDelays();
    show(patience, true);
    await pass();
    expect(screen.getByRole('link', { name: 'Leave' })).toBeInTheDocument();
  });

  it('keeps the way out apart from what is read out by itself', async () => {
    const { patience, pass } = heldDelays();
    show(patience);
    await pass();
    expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('link'));
  });

  it('goes on waiting where other words come for the same', async () => {
    const { begun, patience, pass } = heldDelays();
    const { rerender } = show(patience);
    rerender(
      <PatienceContext value={{ ...patience, text: 'Está tardando.' }}>
        <Loading text="Cargando..." />
      </PatienceContext>,
    );
    expect(begun).toHaveLength(1);
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...Está tardando.');
  });

  it('waits for nothing when it is gone', () => {
    const { begun, patience } = heldDelays();
    show(patience).unmount();
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('says nothing more where nobody waits', () => {
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading your policy\.\.\.$/);
  });
});
