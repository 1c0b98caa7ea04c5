/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { countedIds } from '../../../tests/support/countedIds';
import { drawScreen } from '../../../tests/support/drawScreen';
import { testVariant } from '../../../tests/support/testVariant';
import { ReferenceContext } from './ErrorBoundary';
import { errorReferences } from './errorReferences';
import { NotFoundScreen } from './NotFoundScreen';

const show = (state?: unknown) => drawScreen(<NotFoundScreen />, { state, address: '/not-found' });

describe('NotFoundScreen', () => {
  it('says 404, and leads home @SHELL-20', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404$/);
    expect(screen.getByText("We're sorry, we couldn't find what you're looking for...")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });

  it('has the reference of a call that was not found @SHELL-37', () => {
    show({ correlationId: 'c-1' });
    expect(screen.getByText('c-1')).toBeVisible();
    const subject = 'mailto:support@hearthside.example?subject=Error%2C%20reference%20c-1';
    expect(screen.getByRole('link', { name: testVariant.supportEmail })).toHaveAttribute('href', subject);
  });

  it('has a reference and the support address also at an unknown address @SHELL-37', () => {
    drawScreen(
      <ReferenceContext value={errorReferences(countedIds())}>
        <NotFoundScreen />
      </ReferenceContext>,
    );
    expect(screen.getByText('key-1')).toBeVisible();
    expect(screen.getByRole('link', { name: testVariant.supportEmail })).toBeVisible();
  });

  it('leads back to the screen whose call was not found @SHELL-31', () => {
    show({ from: { route: 'forgot' } });
    const back = screen.getByRole('link', { name: 'Back to what you were doing' });
    expect(back).toHaveAttribute('href', '/forgot');
  });
});
