/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
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
        <Footer year={() => '2026'} />
      </VariantContext>,
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/© 2026 Hearthside/)).toBeVisible();
    expect(footer.getByText('Sold in New York only.')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Videos' })).toHaveAttribute('href', 'https://social.example/videos');
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://legal.example/terms');
  });

  it('has the new year from midnight on @SHELL-12', () => {
    const year = observable.box('2026');
    render(
      <VariantContext value={variant}>
        <Footer year={() => year.get()} />
      </VariantContext>,
    );
    act(() => runInAction(() => year.set('2027')));
    expect(screen.getByText(/© 2027 Hearthside/)).toBeVisible();
  });
});
