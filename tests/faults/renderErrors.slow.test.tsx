/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { cleanup, render, screen } from '@testing-library/react';
import { isErrorPage, routeOfPath, routes } from '../../src/ui/screen/routes';
import { memoryCustomer } from '../support/memoryCustomer';
import { areasOf, testApp } from '../support/testApp';

const Broken = () => {
  throw new Error('This screen fails to render.');
};

/** The error pages belong to no area. */
const drawn = Object.entries(routes).filter(([, path]) => !isErrorPage(routeOfPath(path)));

describe('A screen that fails to render', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each(drawn)('shows the error boundary with a link home at %s @SHELL-23 @SAFE-22', async (_, path) => {
    const { record } = await memoryCustomer('nj-current');
    window.history.replaceState(null, '', path);
    const { App } = testApp(record, areasOf(Broken));
    render(<App />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Server error' })).toBeInTheDocument();
    expect(screen.getByText("We're sorry, there was an error processing that request...")).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('a[href="/home"]')).toHaveTextContent('Home');
    // A document has the whole tab to itself, without a header.
    expect(screen.queryAllByRole('button', { name: 'Log Out' })).toHaveLength(path === routes.document ? 0 : 1);
  });
});
