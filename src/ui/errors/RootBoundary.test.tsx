/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
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
  ])('shows a page with a way home, in the language of the moment @SHELL-34', (language, title, home) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <RootBoundary language={{ current: language }}>
        <Broken />
      </RootBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link')).toHaveTextContent(home);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/home');
    jest.restoreAllMocks();
  });
});
