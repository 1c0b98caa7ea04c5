/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { englishOnly } from '../../../tests/support/englishOnly';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { testVariant } from '../../../tests/support/testVariant';
import { ApiFailure } from '../../application/ApiFailure';
import type { Areas } from './areas';
import { createApp } from './App';
import { failureNavigation } from './FailureNavigation';
import { RouterNavigation } from './Navigation';
import { ShellViewModel } from './ShellViewModel';

const Here = () => {
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
};

/** Every screen says where it is, and what it was handed; nothing watches over them. */
const here = () => Promise.resolve(new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : Here) }));
const areas = {
  ...Object.fromEntries(['session', 'home', 'claims', 'policy', 'billing', 'profile'].map((area) => [area, here])),
  idle: () => Promise.resolve({ IdleDialog: () => null }),
} as unknown as Areas;

const open = async (path: string) => {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const { record } = await memoryCustomer('nj-current');
  const navigation = new RouterNavigation();
  const shell = new ShellViewModel(record, navigation, record.clear);
  const App = createApp({
    variant: testVariant,
    year: '2026',
    shell,
    language: englishOnly(),
    navigation,
    areas,
    wait: () => new Promise(() => undefined),
    reload: () => undefined,
  });
  render(<App />);
  await screen.findByText(`${path} null`);
  return { record, navigation, shell };
};

describe('The portal', () => {
  it('leads to the login screen after a 401, which hears why', async () => {
    const { record, navigation } = await open('/home');
    await act(async () => {
      // As after a call: outside of anything that React would wait for.
      await Promise.resolve();
      failureNavigation(navigation, record.clear).handle(new ApiFailure({ status: 401, message: 'Unauthorized' }));
    });
    expect(await screen.findByText('/ {"notice":"signedOut"}')).toBeInTheDocument();
  });

  it('leads to the login screen where the session is gone, and nobody says why', async () => {
    const { record } = await open('/policy');
    act(() => record.clear());
    expect(await screen.findByText('/ {}')).toBeInTheDocument();
  });
});
