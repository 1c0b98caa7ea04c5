/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { HelpBlock } from './HelpBlock';

describe('HelpBlock', () => {
  it('names the support of the variant', () => {
    drawScreen(<HelpBlock />);
    expect(screen.getByRole('region', { name: 'Do you need help?' })).toHaveTextContent(
      'Write to us at support@hearthside.example.',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:support@hearthside.example');
  });

  it('writes about a claim, with a subject that stays one whatever is in it', () => {
    drawScreen(<HelpBlock about="claim.confirm.support" subject={'Claim HC-1+2\uD800&cc=x@y.example'} />);
    expect(screen.getByRole('region')).toHaveTextContent(
      /photos of the damage, write to support@hearthside\.example\.$/,
    );
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:support@hearthside.example?subject=Claim%20HC-1%2B2%EF%BF%BD%26cc%3Dx%40y.example',
    );
  });
});
