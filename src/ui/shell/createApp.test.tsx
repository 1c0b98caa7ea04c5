/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Here } from '../../../tests/support/Here';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { movableClock } from '../../../tests/support/movableClock';
import { areasOf, testApp } from '../../../tests/support/testApp';
import { testVariant } from '../../../tests/support/testVariant';
import { ApiFailure } from '../../application/ApiFailure';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { silentTelemetry } from '../../application/ports/Telemetry';
import { displayName } from '../../domain/Variant';
import { errorNavigation } from '../errors/errorNavigation';
import type { RouterNavigation } from '../screen/Navigation';
import type { Areas } from './areas';

interface Opened {
  readonly record: CustomerRecord;
  readonly navigation: RouterNavigation;
}

const open = async (
  path: string,
  before: (opened: Opened) => void = () => undefined,
  shows = `${path} null`,
  loaded: Partial<Areas> = {},
  draw: (app: ReactNode) => unknown = render,
) => {
  window.history.replaceState(null, '', path);
  const { record } = await memoryCustomer('nj-current');
  const { App, navigation, shell } = testApp(record, { ...areasOf(Here), ...loaded });
  before({ record, navigation });
  draw(<App />);
  await screen.findByText(shows);
  return { record, navigation, shell };
};

describe('The portal', () => {
  it('goes to the login screen after a 401, with a notice @SIGNIN-37', async () => {
    const { record, navigation } = await open('/home');
    await act(async () => {
      // As after a call: outside of anything that React would wait for.
      await Promise.resolve();
      const needs = { telemetry: silentTelemetry, referenceOf: () => '', clock: movableClock() };
      errorNavigation({ navigation, record, ...needs }).handle(
        new ApiFailure({ kind: 'unauthorized', status: 401, message: 'Unauthorized' }),
      );
    });
    expect(await screen.findByText('/ {"notice":"signedOut"}')).toBeInTheDocument();
  });

  it.each([
    ['/', []],
    ['/forgot', []],
    ['/reset', []],
    ['/home', ['Menu']],
    ['/claim/report', ['Menu']],
    ['/error/serverError', ['Menu']],
  ])('has around %s a header, a main area, a footer and %j @SHELL-30', async (path, menu) => {
    await open(path, undefined, path === '/error/serverError' ? 'Server error' : `${path} null`);
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(landmark)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Menu' }).map(({ textContent }) => textContent)).toEqual(menu);
  });

  it('has the name of the product beside the logo, which leads to the first screen @SHELL-8', async () => {
    await open('/home');
    const logo = within(screen.getByRole('banner')).getByRole('link', { name: displayName(testVariant) });
    expect(logo).toHaveAttribute('href', '/');
  });

  it('has the skip link as the first stop of the Tab key @SHELL-17', async () => {
    const user = userEvent.setup();
    await open('/home');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    // An entry of its own would have none of what the screen was given: a notice, the email of a code, the way back to a summary.
    expect(window.location.hash).toBe('');
  });

  it('names the areas in the order of the menu @SHELL-10', async () => {
    await open('/home');
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    const names = within(menu).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Home', 'Policy', 'Billing', 'Profile', 'Claims']);
  });

  it('goes to the login screen when the session is cleared without a reason', async () => {
    const { record } = await open('/policy');
    act(() => record.clear());
    expect(await screen.findByText('/ {"notice":"loginNeeded"}')).toBeInTheDocument();
  });

  it('opens at the login screen with a notice when the session ended before the first render @SIGNIN-44', async () => {
    const endSession = ({ record, navigation }: Opened): void => {
      record.clear();
      navigation.go('login', { state: { notice: 'idle' } });
    };
    await open('/policy', endSession, '/ {"notice":"idle"}');
    expect(screen.queryByText(/policy/)).toBeNull();
  });

  it('follows an error that comes as soon as the screen is there @SHELL-7', async () => {
    let fail = (): void => undefined;
    const Dashboard = () => {
      useLayoutEffect(() => queueMicrotask(() => fail()), []);
      return <p>Loading…</p>;
    };
    const home = Object.assign(() => Promise.resolve({ home: Dashboard }), { loaded: () => ({ home: Dashboard }) });
    const failAtOnce = ({ navigation }: Opened): void => {
      fail = () => navigation.go('serverError');
    };
    // As a browser draws it: Testing Library would run every effect before the error comes.
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    await open('/home', failAtOnce, 'Server error', { home }, (app) => root.render(app));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    expect(screen.queryByText('Loading…')).toBeNull();
    act(() => root.unmount());
  });
});
