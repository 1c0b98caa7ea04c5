/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Loading } from './Loading';
import { type LongWait, LongWaitContext } from './LongWait';

/** Delays that end when the test ends them. */
const heldDelays = () => {
  const begun: { readonly milliseconds: number; readonly signal: AbortSignal; readonly pass: () => void }[] = [];
  const longWait: LongWait = {
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
  return { begun, longWait, pass };
};

const show = (longWait: LongWait | undefined, once?: boolean) =>
  render(
    <LongWaitContext value={longWait}>
      <Loading text="Loading your policy..." {...(once && { once })} />
    </LongWaitContext>,
  );

describe('Loading', () => {
  it('says after ten seconds that it takes longer, and then offers a way out @SHELL-18', async () => {
    const { begun, longWait, pass } = heldDelays();
    show(longWait);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading your policy\.\.\.$/);
    expect(screen.queryByRole('link')).toBeNull();
    expect(begun.map(({ milliseconds }) => milliseconds)).toEqual([10_000]);

    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your policy...It takes longer.');
    expect(screen.getByRole('link', { name: 'Leave or try again' })).toBeInTheDocument();
  });

  it('offers another way out from a call that must not be sent twice', async () => {
    const { longWait, pass } = heldDelays();
    show(longWait, true);
    await pass();
    expect(screen.getByRole('link', { name: 'Leave' })).toBeInTheDocument();
  });

  it('keeps the way out outside the text that is announced', async () => {
    const { longWait, pass } = heldDelays();
    show(longWait);
    await pass();
    expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('link'));
  });

  it('does not start to wait again in another language', async () => {
    const { begun, longWait, pass } = heldDelays();
    const { rerender } = show(longWait);
    rerender(
      <LongWaitContext value={{ ...longWait, text: 'Está tardando.' }}>
        <Loading text="Cargando..." />
      </LongWaitContext>,
    );
    expect(begun).toHaveLength(1);
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...Está tardando.');
  });

  it('stops waiting when it is removed', () => {
    const { begun, longWait } = heldDelays();
    show(longWait).unmount();
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('says nothing more in the page that is rendered at build time', () => {
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading your policy\.\.\.$/);
  });

  describe('instead of buttons', () => {
    const Buttons = ({ sending = false, page = false }) => (
      <main>
        <h1 tabIndex={-1}>Billing</h1>
        <input />
        {sending ? <Loading text="Saving ..." page={page} /> : <button type="button">Save</button>}
      </main>
    );
    const focusedAfter = (focused: HTMLElement, rerender: (ui: ReactElement) => void, page?: boolean) => {
      focused.focus();
      rerender(<Buttons sending {...(page && { page })} />);
      return document.activeElement;
    };

    it('takes the focus of the button that it replaces', () => {
      const { rerender } = render(<Buttons />);
      expect(focusedAfter(screen.getByRole('button'), rerender)).toContainElement(screen.getByRole('status'));
      expect(document.body).not.toHaveFocus();
    });

    it('leaves the focus where it is otherwise, and gives it to the heading of a screen that loads @SHELL-69', () => {
      const { rerender } = render(<Buttons />);
      expect(focusedAfter(screen.getByRole('textbox'), rerender)).toBe(screen.getByRole('textbox'));
      rerender(<Buttons />);
      screen.getByRole('textbox').blur();
      rerender(<Buttons sending />);
      expect(document.body).toHaveFocus();
      rerender(<Buttons />);
      expect(focusedAfter(screen.getByRole('button'), rerender, true)).toBe(screen.getByRole('heading'));
    });

    it('leaves the focus to its place, or to what takes it there @SHELL-69', () => {
      jest.useFakeTimers();
      const { rerender } = render(<Buttons />);
      const load = (): void => {
        focusedAfter(screen.getByRole('button'), rerender);
        rerender(<Buttons />);
        expect(document.body).toHaveFocus();
      };
      load();
      jest.advanceTimersByTime(100);
      expect(screen.getByRole('main')).toHaveFocus();
      load();
      screen.getByRole('button').focus();
      jest.advanceTimersByTime(100);
      expect(screen.getByRole('button')).toHaveFocus();
      jest.useRealTimers();
    });
  });
});
