/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { Loading } from '../kit/Loading';
import { PatienceScope } from './PatienceScope';

const show = async (path: string, isAuthenticated: boolean, once: boolean) => {
  const reload = jest.fn();
  drawScreen(
    <PatienceScope wait={() => Promise.resolve()} reload={reload} shell={{ isAuthenticated }}>
      <Loading text="Loading..." once={once} />
    </PatienceScope>,
    undefined,
    path,
  );
  await screen.findByText('This is taking longer than usual…');
  return reload;
};

const offers = (): readonly (string | null)[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

describe('PatienceScope', () => {
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

  it('reloads the page on demand', async () => {
    const reload = await show('/policy', true, false);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
