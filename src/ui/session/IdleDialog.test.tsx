/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { aClaim } from '../../../tests/support/claim';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MINUTE, idleWorld, sessionOf, tabsOfOneBrowser } from '../../../tests/support/idleCustomer';
import { memoryCustomer, recordedErrors, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { logOut } from '../../application/session/logOut';
import { watchIdleness } from '../../application/session/watchIdleness';
import { IdleWatch } from '../shell/IdleWatch';
import { IdleDialog } from './IdleDialog';
import { IdleViewModel } from './IdleViewModel';

const show = async () => {
  const { record } = await memoryCustomer('nj-current');
  record.claim.write({ ...record.claim.read(), description: aClaim().description });
  const { navigation, went } = recordedNavigation();
  const { errors, handled } = recordedErrors();
  const tabOf = tabsOfOneBrowser();
  const { time, vault, activity, clock } = idleWorld();
  const limits = { minutesUntilWarning: 15, minutesToAnswer: 2 };
  const tabs = tabOf(1);
  const identity = sessionOf(record, 'id-1');
  const viewModel = new IdleViewModel({
    watchIdleness: watchIdleness(limits, vault, identity, activity, tabs, clock, time.wait),
    record,
    logOut: logOut(record, identity, tabs),
    navigation,
    errors,
  });
  const shell = { isAuthenticated: true };
  const Dialog = () => <IdleDialog open={() => viewModel} />;
  const { unmount } = render(<IdleWatch shell={shell} open={() => viewModel} Dialog={Dialog} />, {
    wrapper: MemoryRouter,
  });
  const pass = (milliseconds: number) => act(() => time.pass(milliseconds));
  return { record, went, handled, time, otherTab: tabOf(2), pass, unmount };
};

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

describe('IdleDialog', () => {
  it('opens after 15 minutes with the reason and the time left, and closes when the customer stays, with the draft @SIGNIN-41', async () => {
    const { record, went, pass } = await show();
    await pass(15 * MINUTE - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).toHaveAccessibleDescription(/^You have not done anything here for a while\./);
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('2:00');

    await pass(55_000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:05');
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

    expect(dialog()).toBeNull();
    expect(record.session.read()).toBeDefined();
    expect(record.claim.read().description).toBe(aClaim().description);
    expect(went).toEqual([]);
  });

  it('announces the time left now and then, not every second', async () => {
    const { pass } = await show();
    await pass(15 * MINUTE);
    const said: (string | null)[] = [];
    for (let second = 0; second < 119; second += 1) {
      said.push(screen.getByRole('status').textContent);
      await pass(1_000);
    }
    expect([...new Set(said)]).toEqual(
      [120, 60, 30, 10].map((seconds) => `You will be signed out in ${String(seconds)} seconds.`),
    );
  });

  it('signs out a customer who does not answer, with a notice, and keeps no data @SIGNIN-42', async () => {
    const { record, went, handled, time, pass } = await show();
    await pass(17 * MINUTE);
    expect(record.session.read()).toBeUndefined();
    expect(record.claim.read().description).toBe('');
    expect(went).toEqual([['login', { state: { notice: 'idle' }, replace: true }]]);
    expect(handled).toEqual([]);
    expect(time.sleepers).toBe(0);
  });

  it('offers Log Out, which reaches every tab', async () => {
    const { record, went, otherTab, pass } = await show();
    const heard: unknown[] = [];
    otherTab.listen((news) => void heard.push(news.kind));
    await pass(15 * MINUTE);
    heard.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(record.session.read()).toBeUndefined();
    expect(went).toEqual([['login']]);
    expect(heard).toEqual(['loggedOut']);
  });

  it('signs out when the same customer logs out in another tab @SIGNIN-40', async () => {
    const { record, went, otherTab } = await show();
    act(() => otherTab.tell({ kind: 'loggedOut', session: 'id-2', userName: 'nj-current@example.com' }));
    expect(record.session.read()).toBeUndefined();
    expect(went).toEqual([['login', { state: { notice: 'signedOut' }, replace: true }]]);
  });

  it('stops watching when it unmounts', async () => {
    const { time, unmount, handled } = await show();
    unmount();
    await time.pass(20 * MINUTE);
    expect([time.sleepers, handled]).toEqual([0, []]);
  });
});
