/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { testVariant } from '../../../tests/support/testVariant';
import { VariantContext } from '../screen/VariantContext';
import { Footer } from './Footer';

const variant = {
  ...testVariant,
  footerDisclaimer: 'Sold in New York only.',
  socialLinks: [{ label: 'Videos', url: 'https://social.example/videos' }],
  legalLinks: [{ label: 'Terms', url: 'https://legal.example/terms' }],
};

describe('Footer', () => {
  it('has the copyright, the social links, the legal links and the disclaimer @SHELL-12', () => {
    render(
      <VariantContext value={variant}>
        <Footer year="2026" />
      </VariantContext>,
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/© 2026 Hearthside/)).toBeVisible();
    expect(footer.getByText('Sold in New York only.')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Videos' })).toHaveAttribute('href', 'https://social.example/videos');
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://legal.example/terms');
  });
});
