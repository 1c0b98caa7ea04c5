/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { MINUTE } from '../../../tests/support/idleCustomer';
import { idleViewModel } from '../../../tests/support/idleViewModel';
import { prefixPageTitle, setPageTitle } from '../kit/pageTitle';
import { IdleWatch } from '../shell/IdleWatch';
import { IdleDialog } from './IdleDialog';

const show = async () => {
  const { viewModel, time, ...page } = await idleViewModel();
  const Dialog = () => <IdleDialog viewModel={viewModel} />;
  drawScreen(<IdleWatch shell={{ isAuthenticated: true }} idle={viewModel} Dialog={Dialog} />);
  return { ...page, pass: (milliseconds: number) => act(() => time.pass(milliseconds)) };
};

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

describe('IdleDialog', () => {
  it('opens after 15 minutes with the reason and the time left, and closes when the customer stays @SIGNIN-41', async () => {
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
    expect(went).toEqual([]);
  });

  it('starts the title of the page with its question, which the customer sees from another tab @SIGNIN-41', async () => {
    const { pass } = await show();
    setPageTitle('Billing');
    const endError = prefixPageTitle('Error: ');
    await pass(15 * MINUTE);
    expect(document.title).toBe('Are you still there? – Error: Billing');
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(document.title).toBe('Error: Billing');
    endError();
    expect(document.title).toBe('Billing');
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

  it('offers Log Out', async () => {
    const { record, went, pass } = await show();
    await pass(15 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(record.session.read()).toBeUndefined();
    expect(went).toEqual([['login']]);
  });
});
