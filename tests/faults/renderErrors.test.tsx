/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import type { Areas } from '../../src/ui/shell/areas';
import { isErrorPage, routeOfPath, routes } from '../../src/ui/screen/routes';
import { memoryCustomer } from '../support/memoryCustomer';
import { testApp } from '../support/testApp';

const Broken = () => {
  throw new Error('This screen fails to render.');
};

/** An area in which every screen throws. */
const broken = () => Promise.resolve(new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : Broken) }));

const areas = Object.fromEntries(
  ['session', 'recovery', 'home', 'claims', 'policy', 'billing', 'profile', 'idle'].map((area) => [area, broken]),
) as unknown as Areas;

/** The error pages belong to no area. */
const drawn = Object.entries(routes).filter(([, path]) => !isErrorPage(routeOfPath(path)));

describe('A screen that fails to render', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each(drawn)('shows the error boundary with a link home at %s @SHELL-23 @SAFE-22', async (_, path) => {
    const { record } = await memoryCustomer('nj-current');
    window.history.replaceState(null, '', path);
    const { App } = testApp(record, areas);
    render(<App />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Server error' })).toBeInTheDocument();
    expect(screen.getByText("We're sorry, there was an error processing that request...")).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('a[href="/home"]')).toHaveTextContent('Home');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });
});
