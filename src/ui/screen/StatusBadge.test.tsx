/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { english } from '../text/english';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { StatusBadge } from './StatusBadge';

describe('StatusBadge', () => {
  it.each([
    ['claim', 'open', 'Open', 'Abierta'],
    ['claim', 'in review', 'In review', 'En revisión'],
    ['claim', 'approved', 'Approved', 'Aprobada'],
    ['claim', 'CLOSED', 'Closed', 'Cerrada'],
    ['payment', 'success', 'Successful', 'Realizado'],
    ['payment', 'declined', 'Declined', 'Rechazado'],
    ['policy', 'current', 'Current', 'Vigente'],
    ['policy', 'cancelled', 'Cancelled', 'Cancelada'],
  ] as const)(
    'shows the %s status "%s" as "%s" and "%s", with an icon @INPUT-27',
    (of, status, inEnglish, inSpanish) => {
      for (const [language, words] of [
        [english, inEnglish],
        [spanish, inSpanish],
      ] as const) {
        const { unmount } = render(
          <LanguageContext value={language}>
            <StatusBadge of={of} status={status} />
          </LanguageContext>,
        );
        expect(screen.getByText(words).parentElement?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
        unmount();
      }
    },
  );

  it.each(['on hold', 'success', 'constructor'])('shows the unknown status "%s" as received @INPUT-27', (status) => {
    render(<StatusBadge of="claim" status={status} />);
    expect(screen.getByText(status).parentElement?.querySelector('svg')).toBeNull();
  });

  it.each([
    ['claim', ['open', 'in review', 'approved', 'closed']],
    ['payment', ['success', 'declined']],
    ['policy', ['current', 'cancelled']],
  ] as const)('gives different statuses of a %s different looks @INPUT-27', (of, statuses) => {
    const { container } = render(statuses.map((status) => <StatusBadge key={status} of={of} status={status} />));
    const looks = [...container.children].map(({ className }) => className);
    expect(new Set(looks).size).toBe(statuses.length);
  });
});
