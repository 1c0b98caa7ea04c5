/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { StartupError } from './StartupError';

describe('StartupError', () => {
  it.each(['configuration', 'unrecognizedHost'] as const)('names the support addresses for %s @SHELL-40', (reason) => {
    document.body.innerHTML = '<ul id="support-contacts"><li>help@hearthside.example</li></ul>';
    render(<StartupError reason={reason} />);

    expect(screen.getByRole('main')).toHaveTextContent('help@hearthside.example');
  });
});
