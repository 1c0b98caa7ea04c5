/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { sessionOf } from '../../../tests/support/FakeNetwork';
import { recordedNavigation } from '../../../tests/support/memoryCustomer';
import { observableCustomerRecord } from '../../adapters/state/ObservableCustomerRecord';
import type { Session } from '../../domain/session/Session';
import { Guard } from './Guard';
import { routes } from './routes';
import { ShellViewModel } from './ShellViewModel';

const Here = () => {
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
};

/** Where a customer lands who asks for an address, with a router that is no stricter than the portal's. */
const landing = (path: string, session?: Session): string => {
  const record = observableCustomerRecord({ load: () => undefined, save: () => undefined, clear: () => undefined });
  record.session.write(session);
  const shell = new ShellViewModel(record, recordedNavigation().navigation, () => undefined);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Guard shell={shell} navigation={{ isUnderWay: false }} />}>
          {Object.values(routes).map((address) => (
            <Route key={address} path={address} element={<Here />} />
          ))}
          <Route path="*" element={<Here />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('paragraph').textContent;
};

const open = [routes.login, routes.forgot, routes.reset, routes.serverError];

describe('Guard', () => {
  it.each(open)('lets anyone in at %s', (path) => {
    expect(landing(path)).toBe(`${path} null`);
  });

  it.each(Object.values(routes).filter((path) => !open.some((address) => address === path)))(
    'leads from %s to the login screen without a session',
    (path) => {
      expect(landing(path)).toBe('/ {}');
    },
  );

  it.each(['/nowhere', '/HOME', '/Profile', '/errorX', '/error', '/error/serverERROR', '/%68ome', '/FORGOT'])(
    'leads from %s to the login screen, which says that it is not there',
    (path) => {
      expect(landing(path)).toBe('/ {"notice":"notFound"}');
    },
  );

  it.each<[string, Partial<Session>]>([
    ['auth', { authToken: '' }],
    ['refresh', { refreshToken: '' }],
  ])('takes a session without an %s token for none', (_, lacking) => {
    expect(landing(routes.home, { ...sessionOf('ada'), ...lacking })).toBe('/ {}');
  });

  it.each([routes.home, routes.profile, '/nowhere'])('lets who is signed in go to %s', (path) => {
    expect(landing(path, sessionOf('ada'))).toBe(`${path} null`);
  });
});
