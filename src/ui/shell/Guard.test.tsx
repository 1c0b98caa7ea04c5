/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { sessionOf } from '../../../tests/support/FakeNetwork';
import { Here } from '../../../tests/support/Here';
import { recordedNavigation } from '../../../tests/support/memoryCustomer';
import { observableCustomerRecord } from '../../adapters/state/observableCustomerRecord';
import type { Session } from '../../domain/session/Session';
import type { RouterNavigation } from '../screen/Navigation';
import { routes } from '../screen/routes';
import { Guard } from './Guard';
import { ShellViewModel } from './ShellViewModel';

/** Where a customer lands who asks for an address. */
const landing = (path: string, session?: Session, pending?: RouterNavigation['pending']): string => {
  const record = observableCustomerRecord({ load: () => undefined, save: () => undefined, clear: () => undefined });
  record.session.write(session);
  const shell = new ShellViewModel({ record, navigation: recordedNavigation().navigation, logOut: () => undefined });
  drawScreen(
    <Guard shell={shell} navigation={{ pending }}>
      <Here />
    </Guard>,
    { address: path },
  );
  return screen.getByRole('paragraph').textContent;
};

const open: readonly string[] = [routes.login, routes.forgot, routes.reset, routes.serverError];

describe('Guard', () => {
  it('repeats the notice of a navigation that the router has not rendered yet', () => {
    expect(landing(routes.home, undefined, { route: 'login', state: { notice: 'idle' } })).toBe('/ {"notice":"idle"}');
  });

  it.each([routes.home, '/nowhere'])('gives no reason at %s after Log Out @SIGNIN-54', (path) => {
    expect(landing(path, undefined, { route: 'login', state: undefined })).toBe('/ {}');
  });

  it('redirects while another navigation is pending, so that no page stays blank @SHELL-6 @SAFE-1', () => {
    expect(landing(routes.pageNotFound, undefined, { route: 'pageNotFound', state: {} })).toBe(
      '/ {"notice":"notFound"}',
    );
  });

  it.each(open)('opens %s to everyone @SHELL-4', (path) => {
    expect(landing(path)).toBe(`${path} null`);
  });

  it.each(Object.values(routes).filter((path) => ![...open, routes.pageNotFound].includes(path)))(
    'redirects %s to login without a session, with the reason @SHELL-3 @SIGNIN-54',
    (path) => {
      expect(landing(path)).toBe('/ {"notice":"loginNeeded"}');
    },
  );

  it.each(['/Reset', '/FORGOT', '/error/serverERROR'])('opens %s to everyone, as the router does @SHELL-48', (path) => {
    expect(landing(path)).toBe(`${path} null`);
  });

  it.each(['/HOME', '/Profile'])(
    'redirects %s to login without a session, as an address that exists @SHELL-48',
    (path) => {
      expect(landing(path)).toBe('/ {"notice":"loginNeeded"}');
    },
  );

  it.each(['/nowhere', '/errorX', '/error', '/error/../home', '/%68ome'])(
    'redirects %s to login with the notice that it was not found @SHELL-5 @SHELL-6 @SAFE-35',
    (path) => {
      expect(landing(path)).toBe('/ {"notice":"notFound"}');
    },
  );

  it.each<[string, Partial<Session>]>([
    ['auth', { authToken: '' }],
    ['refresh', { refreshToken: '' }],
  ])('treats a session without an %s token as none @SIGNIN-9', (_, lacking) => {
    expect(landing(routes.home, { ...sessionOf('ada'), ...lacking })).toBe('/ {"notice":"loginNeeded"}');
  });

  it.each([routes.home, routes.profile, '/nowhere'])('opens %s to a signed-in customer', (path) => {
    expect(landing(path, sessionOf('ada'))).toBe(`${path} null`);
  });
});
