/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import type { Areas } from '../../src/ui/app/areas';
import { createApp } from '../../src/ui/app/App';
import { RouterNavigation } from '../../src/ui/app/Navigation';
import { routes } from '../../src/ui/app/routes';
import { ShellViewModel } from '../../src/ui/app/ShellViewModel';
import { englishOnly } from '../support/englishOnly';
import { memoryCustomer } from '../support/memoryCustomer';
import { testVariant } from '../support/testVariant';

const Broken = () => {
  throw new Error('A screen that cannot be drawn.');
};

/** Every screen of every area is broken. */
const broken = () => Promise.resolve(new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : Broken) }));

const areas = Object.fromEntries(
  ['session', 'home', 'claims', 'policy', 'billing', 'profile', 'idle'].map((area) => [area, broken]),
) as unknown as Areas;

const language = englishOnly();

/** The error pages themselves are no screens of an area. */
const drawn = Object.entries(routes).filter(([name]) => name !== 'serverError');

describe('A screen that cannot be drawn', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each(drawn)('shows the last resort, with the way home, at %s', async (_, path) => {
    const { record } = await memoryCustomer('nj-current');
    const navigation = new RouterNavigation();
    const shell = new ShellViewModel(record, navigation, record.clear);
    window.history.replaceState(null, '', path);
    const App = createApp({
      variant: testVariant,
      year: '2026',
      shell,
      language,
      navigation,
      areas,
      wait: () => new Promise(() => undefined),
      reload: () => undefined,
    });
    render(<App />);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Server error' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText("We're sorry, there was an error processing that request...")).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('a[href="/home"]')).toHaveTextContent('Home');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });
});
