/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { randomIds } from '../../adapters/browser/randomIds';
import { NavigationBridge } from '../shell/NavigationBridge';
import { RouterNavigation } from './Navigation';
import { useLeaveQuestion } from './useLeaveQuestion';

let loggedOut = 0;
const navigation = new RouterNavigation(
  { read: () => ({}), write: () => undefined, reset: () => undefined },
  randomIds,
);

const Screen = ({ mayLose }: { readonly mayLose: boolean }) => {
  const { leave, stay } = useLeaveQuestion(mayLose);
  return (
    <>
      <Link to="/home">Home</Link>
      <button data-leaves onClick={() => (loggedOut += 1)}>
        Log Out
      </button>
      <button>Another</button>
      {leave && (
        <dialog open>
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </dialog>
      )}
    </>
  );
};

const Before = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/payment')}>Pay</button>;
};

const app = (mayLose: boolean) => (
  <BrowserRouter>
    <NavigationBridge navigation={navigation} />
    <Routes>
      <Route path="/payment" element={<Screen mayLose={mayLose} />} />
      <Route path="/home" element="the dashboard" />
      <Route path="*" element={<Before />} />
    </Routes>
  </BrowserRouter>
);

const press = (name: string): boolean => fireEvent.click(screen.getByText(name));
/** jsdom takes each step of the history in a turn of its own: there, and back again. */
const stepped = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** The screen, one step after another. */
const open = async (mayLose = true) => {
  loggedOut = 0;
  window.history.replaceState(null, '', '/before');
  const { rerender } = render(app(mayLose));
  press('Pay');
  await stepped();
  return { settled: () => rerender(app(false)) };
};

const ways = [
  ['a link', () => press('Home'), () => screen.queryByText('the dashboard')],
  ['Log Out', () => press('Log Out'), () => loggedOut === 1 || null],
  ['Back', () => window.history.back(), () => screen.queryByText('Pay')],
] as const;

describe('useLeaveQuestion', () => {
  it.each(ways)('asks before %s leaves, and stays or leaves as answered @BILLING-81', async (_way, go, left) => {
    await open();
    go();
    await stepped();
    expect(left()).toBeNull();
    press('Stay');
    expect(screen.queryByText('Leave')).toBeNull();
    expect(window.location.pathname).toBe('/payment');

    go();
    await stepped();
    press('Leave');
    await stepped();
    expect(left()).not.toBeNull();
  });

  it.each(ways)('lets %s leave where nothing would be lost', async (_way, go, left) => {
    await open(false);
    go();
    await stepped();
    expect(left()).not.toBeNull();
  });

  it('has the browser ask before the page closes or reloads, and no longer than it has to @BILLING-81', async () => {
    const { settled } = await open();
    const closing = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    settled();
    expect(closing()).toBe(true);
  });

  it('takes the question back once nothing would be lost, and holds back no other press', async () => {
    const { settled } = await open();
    expect(press('Another')).toBe(true);
    press('Home');
    settled();
    expect(screen.queryByText('Leave')).toBeNull();
    press('Home');
    expect(screen.getByText('the dashboard')).toBeInTheDocument();
  });
});
