/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { shippedWording } from '../../../tests/support/shippedWording';
import type { LegalWording } from '../../domain/wording/LegalWording';
import { LegalWordingContext } from '../text/useLegalWording';
import { LegalCheckbox } from './LegalCheckbox';
import { LegalNotice } from './LegalNotice';

const wording = shippedWording('en');

const show = (legal: LegalWording | undefined, amount = '$12.00') =>
  render(
    <LegalWordingContext value={legal}>
      <LegalNotice of="disclosure.Recurring-CC-Increase" values={{ amount }} />
      <LegalCheckbox of="disclosure.consent" name="consent" checked={false} onChange={() => undefined} />
    </LegalWordingContext>,
  );

const withText = (text: string): LegalWording => ({
  ...wording,
  texts: { ...wording.texts, 'disclosure.Recurring-CC-Increase': text },
});

describe('A legal text', () => {
  it('has its values, paragraphs and emphasis @CONFIG-29', () => {
    const { container } = show({ ...withText('You pay <strong>{amount}</strong>.\n\nNo more.'), placeholders: [] });
    expect([...container.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<span>You pay </span><strong>$12.00</strong><span>.</span>',
      '<span>No more.</span>',
    ]);
  });

  it('shows a value as it is, whatever it looks like @CONFIG-29', () => {
    show(withText('You pay {amount}.'), '<em>{amount}</em>');
    expect(screen.getByText('You pay <em>{amount}</em>.')).toBeVisible();
  });

  it('names the checkbox to the letter @POLICY-59 @CONFIG-29', () => {
    show(wording);
    expect(screen.getByRole('checkbox', { name: 'I have read and agree to the above.' })).toBeVisible();
  });

  it.each([
    [wording.placeholders, 1],
    [[...wording.placeholders, 'disclosure.consent'] as const, 2],
    [[], 0],
  ] as const)('is marked while it is a placeholder, and not afterwards @CONFIG-32', (placeholders, marks) => {
    show({ ...wording, placeholders });
    expect(screen.queryAllByText('Placeholder')).toHaveLength(marks);
  });

  it('is never left out: a screen without its wording fails @CONFIG-29', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(undefined)).toThrow('does not load the legal wording');
    jest.restoreAllMocks();
  });
});
