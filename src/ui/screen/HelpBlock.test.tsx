/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { testVariant } from '../../../tests/support/testVariant';
import { HelpBlock } from './HelpBlock';
import { VariantContext } from './VariantContext';

const show = (block: React.ReactNode): void => {
  render(<VariantContext value={testVariant}>{block}</VariantContext>);
};

describe('HelpBlock', () => {
  it('names the support of the variant', () => {
    show(<HelpBlock />);
    expect(screen.getByRole('region', { name: 'Do you need help?' })).toHaveTextContent(
      'Write to us at support@hearthside.example.',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:support@hearthside.example');
  });

  it('writes about a claim, with a subject that stays one whatever is in it', () => {
    show(<HelpBlock about="claim.confirm.support" subject="Claim HC-1&cc=x@y.example" />);
    expect(screen.getByRole('region')).toHaveTextContent(
      /photos of the damage, write to support@hearthside\.example\.$/,
    );
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:support@hearthside.example?subject=Claim%20HC-1%26cc%3Dx%40y.example',
    );
  });
});
