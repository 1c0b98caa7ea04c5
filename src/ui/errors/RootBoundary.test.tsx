/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { testVariant } from '../../../tests/support/testVariant';
import { english } from '../text/english';
import { spanish } from '../text/spanish';
import { RootBoundary } from './RootBoundary';

const Broken = () => {
  throw new Error('The header fails to render.');
};

describe('RootBoundary', () => {
  it.each([
    [english, 'Server error', 'Home'],
    [spanish, 'Error del servidor', 'Inicio'],
  ])(
    'shows a page with a way home and a reference, in the language of the moment @SHELL-34 @SHELL-37',
    (language, title, home) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      render(
        <RootBoundary language={{ current: language }} variant={testVariant} referenceOf={() => 'c-1'}>
          <Broken />
        </RootBoundary>,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/home');
      expect(screen.getByText('c-1')).toBeVisible();
      expect(screen.getByRole('link', { name: testVariant.supportEmail })).toBeVisible();
      jest.restoreAllMocks();
    },
  );
});
