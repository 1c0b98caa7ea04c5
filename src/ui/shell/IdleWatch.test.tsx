/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { drawScreen } from '../../../tests/support/drawScreen';
import { MINUTE, idleLimits as limits } from '../../../tests/support/idleCustomer';
import { idlenessAfter } from '../../domain/session/idleness';
import { IdleWatch } from './IdleWatch';

const open = (Dialog = () => <p>Are you still there?</p>, isAuthenticated = true) => {
  const signals: AbortSignal[] = [];
  const visit = observable(
    { idleness: idlenessAfter(0, limits), start: (signal: AbortSignal) => void signals.push(signal) },
    {},
    { deep: false },
  );
  const { unmount } = drawScreen(
    <>
      <p>The screen</p>
      <IdleWatch shell={{ isAuthenticated }} idle={visit} Dialog={Dialog} />
    </>,
  );
  const warn = (): void =>
    act(() => {
      runInAction(() => (visit.idleness = idlenessAfter(15 * MINUTE, limits)));
    });
  return { signals, warn, unmount };
};

describe('IdleWatch', () => {
  it('watches while a customer is signed in', () => {
    expect(open(undefined, false).signals).toEqual([]);
    const { signals, unmount } = open();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('shows the dialog to a customer who is warned', () => {
    const { warn } = open();
    expect(screen.queryByText('Are you still there?')).toBeNull();
    warn();
    expect(screen.getByText('Are you still there?')).toBeInTheDocument();
  });

  it('goes on watching if the dialog cannot load @SIGNIN-42', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { signals, warn } = open(() => {
      throw new Error('Loading chunk idle failed.');
    });
    warn();
    expect(document.body).toHaveTextContent(/^The screen$/);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    jest.restoreAllMocks();
  });
});
