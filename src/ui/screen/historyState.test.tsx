/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import type { Instant } from '../../domain/Instant';
import { EntryStateContext, type HistoryStates, readHistoryState, useHistoryState } from './historyState';

const from = { route: 'claimWhat', entry: { key: 'key-1' } } as const;

const whole: { readonly [Route in keyof HistoryStates]: HistoryStates[Route] } = {
  login: { notice: 'idle' },
  forgot: { action: 'FIRST_TIME', initialEmail: 'ada@example.com' },
  reset: { email: 'ada@example.com', action: 'FIRST_TIME' },
  policy: { notice: 'coveragesChanged' },
  billing: { payment: 'changed' },
  claimWhat: { returnTo: 'summary' },
  claimWhen: { returnTo: 'summary' },
  serverError: {
    status: 503,
    message: 'Closed.',
    description: 'For maintenance.',
    correlationId: 'c-1',
    later: { kind: 'closed', opensAt: '2026-11-22T14:35:00.000Z' as Instant },
    from,
  },
  pageNotFound: { correlationId: 'c-1', from },
};

const routes = Object.keys(whole) as readonly (keyof HistoryStates)[];

const garbage = [
  undefined,
  null,
  'text',
  7,
  [],
  { notice: 'unknown', action: 'SOMETHING', initialEmail: {}, email: 5, payment: 'yes', returnTo: '/' },
  { from: '/claim' },
  { from: { route: 'https://example.com', entry: 'x' } },
  { from: { route: 'serverError' } },
  { status: '503', message: {}, description: 5, correlationId: [], later: { kind: 'closed', opensAt: 'soon' } },
];

describe('readHistoryState', () => {
  it.each(routes)('reads the state of %s as it was written', (route) => {
    expect(readHistoryState(route, structuredClone(whole[route]))).toEqual(whole[route]);
  });

  it.each(routes.flatMap((route) => garbage.map((state) => [route, state] as const)))(
    'finds nothing for %s in %j',
    (route, state) => {
      expect(Object.values(readHistoryState(route, state)).filter((value) => value !== undefined)).toEqual([]);
    },
  );

  it('ignores what another screen was given', () => {
    expect(readHistoryState('login', whole.policy)).toEqual({ notice: undefined });
  });
});

describe('useHistoryState', () => {
  it('reads the state that belongs to the entry', () => {
    const Screen = () => useHistoryState('reset').email;
    drawScreen(
      <EntryStateContext value={(entry) => (entry === 'entry-1' ? { email: 'ada@example.com' } : undefined)}>
        <Screen />
      </EntryStateContext>,
      { state: 'entry-1' },
    );
    expect(screen.getByText('ada@example.com')).toBeVisible();
  });
});
