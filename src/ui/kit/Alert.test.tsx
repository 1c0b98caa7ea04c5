/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { Alert } from './Alert';

describe('Alert', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('has the level %s, as an element of the role %s @INPUT-19', (level, role) => {
    render(<Alert level={level}>A text</Alert>);
    expect(screen.getByRole(role)).toHaveTextContent('A text');
    expect(screen.getByRole(role)).toHaveClass(level);
  });
});
