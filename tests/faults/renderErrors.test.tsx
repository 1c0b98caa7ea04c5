/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import type { Areas } from '../../src/ui/shell/areas';
import { createApp } from '../../src/ui/shell/App';
import { RouterNavigation } from '../../src/ui/screen/Navigation';
import { routes } from '../../src/ui/screen/routes';
import { ScrollPositions } from '../../src/ui/shell/ScrollPositions';
import { ShellViewModel } from '../../src/ui/shell/ShellViewModel';
import { englishOnly } from '../support/englishOnly';
import { randomIds } from '../../src/adapters/browser/randomIds';
import { memoryCustomer } from '../support/memoryCustomer';
import { testVariant } from '../support/testVariant';

const Broken = () => {
  throw new Error('This screen fails to render.');
};

/** An area in which every screen throws. */
const broken = () => Promise.resolve(new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : Broken) }));

const areas = Object.fromEntries(
  ['session', 'home', 'claims', 'policy', 'billing', 'profile', 'idle'].map((area) => [area, broken]),
) as unknown as Areas;

const language = englishOnly();

/** The server error page belongs to no area. */
const drawn = Object.entries(routes).filter(([name]) => name !== 'serverError');

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
    const navigation = new RouterNavigation(record.history, randomIds);
    const shell = new ShellViewModel({ record, navigation, logOut: record.clear });
    window.history.replaceState(null, '', path);
    const App = createApp({
      variant: testVariant,
      year: '2026',
      shell,
      language,
      navigation,
      areas,
      idle: () => ({ idleness: { kind: 'present' }, start: () => undefined }),
      maintenance: () => {
        throw new Error('No maintenance is expected here.');
      },
      wait: () => new Promise(() => undefined),
      scrollPositions: new ScrollPositions({ load: () => undefined, save: () => undefined }, true),
      reload: () => undefined,
    });
    render(<App />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Server error' })).toBeInTheDocument();
    expect(screen.getByText("We're sorry, there was an error processing that request...")).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('a[href="/home"]')).toHaveTextContent('Home');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });
});
