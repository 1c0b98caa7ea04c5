/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testVariant } from '../../../tests/support/testVariant';
import { VariantContext } from '../app/VariantContext';
import { NotFoundScreen } from './NotFoundScreen';

describe('NotFoundScreen', () => {
  it('says 404, and leads home', () => {
    render(
      <VariantContext value={testVariant}>
        <MemoryRouter>
          <NotFoundScreen />
        </MemoryRouter>
      </VariantContext>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
    expect(screen.getByText("We're sorry, we couldn't find what you're looking for...")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });
});
