/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import type { Delay } from '../../application/ports/Delay';
import { Loading } from '../kit/Loading';
import { LongWaitScope } from './LongWaitScope';

const draw = (path: string, isAuthenticated: boolean, once: boolean, wait: Delay) => {
  const reload = jest.fn();
  drawScreen(
    <LongWaitScope wait={wait} reload={reload} shell={{ isAuthenticated }}>
      <Loading text="Loading..." once={once} />
    </LongWaitScope>,
    { address: path },
  );
  return reload;
};

const longer = 'This is taking longer than usual…';

const show = async (path: string, isAuthenticated: boolean, once: boolean) => {
  const reload = draw(path, isAuthenticated, once, () => Promise.resolve());
  await screen.findByText(longer);
  return reload;
};

const offers = (): readonly (string | null)[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

describe('LongWaitScope', () => {
  it.each([
    { path: '/policy', isAuthenticated: true, once: false, there: ['Try again', 'Go to your dashboard'] },
    { path: '/home', isAuthenticated: true, once: false, there: ['Try again'] },
    { path: '/claim/report/summary', isAuthenticated: true, once: true, there: ['Go to your dashboard'] },
    { path: '/', isAuthenticated: false, once: false, there: ['Try again'] },
    { path: '/reset', isAuthenticated: false, once: true, there: ['Go to login'] },
  ])('offers $there at $path, once: $once @SHELL-18', async ({ path, isAuthenticated, once, there }) => {
    await show(path, isAuthenticated, once);
    expect(offers()).toEqual(there);
  });

  it('says after 10 seconds that it takes longer, before any call has ended @FAULT-47', async () => {
    const time = new VirtualTime();
    draw('/policy', true, false, time.wait);
    await act(() => time.pass(9_999));
    expect(screen.queryByText(longer)).toBeNull();
    await act(() => time.pass(1));
    expect(screen.getByText(longer)).toBeVisible();
  });

  it('reloads the page on demand', async () => {
    const reload = await show('/policy', true, false);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
