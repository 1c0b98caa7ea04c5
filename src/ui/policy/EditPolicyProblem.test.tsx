/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { day } from '../../../tests/support/arbitraries';
import { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { EditPolicyProblem } from './EditPolicyProblem';

const policy: Policy = {
  policyNumber: 'HP-1',
  quoteId: 'Q-1',
  residenceType: 'HOME',
  status: 'current',
  monthlyPremium: Money.zero,
  annualPremium: Money.zero,
  termEnd: day('2027-08-23'),
  coverages: [],
  sessionCancel: false,
};

const forbidden = (date: string): string =>
  `Your policy is set to renew ${date} and no changes can be made via Self Service at this time. To make a change to your policy prior to your renewal, please contact your agent.`;

describe('EditPolicyProblem', () => {
  beforeAll(() => {
    window.scrollTo = () => undefined;
  });

  it.each<[string, Parameters<typeof EditPolicyProblem>[0], string]>([
    ['about to renew', { problem: { kind: 'forbidden' }, policy }, forbidden('August 23rd, 2027')],
    [
      'about to renew at a date that is not known',
      { problem: { kind: 'forbidden' }, policy: { ...policy, termEnd: undefined } },
      forbidden('...'),
    ],
    ['refused with a message', { problem: { kind: 'refused', message: 'No quote.' }, policy }, 'No quote.'],
    [
      'refused without one',
      { problem: { kind: 'refused', message: '' }, policy },
      'Oops! Looks like something went wrong on our end. Please, try again later.',
    ],
    [
      'interrupted with a message',
      { problem: { kind: 'interrupted', message: 'The server is busy.' }, policy },
      'The server is busy.',
    ],
    [
      'interrupted without one',
      { problem: { kind: 'interrupted', message: '' }, policy },
      'Oops! Looks like something went wrong on our end. Please, try again later.',
    ],
    [
      'sent, with an unknown outcome',
      { problem: { kind: 'unknown' }, policy },
      'We could not find out whether your change was made',
    ],
  ])(
    'shows for a change that is %s its own message @POLICY-64 @POLICY-70 @POLICY-73 @POLICY-74 @POLICY-78',
    (_, props, words) => {
      render(<EditPolicyProblem {...props} />);
      expect(screen.getByRole('alert').textContent).toBe(words);
      expect(screen.getByRole('alert')).toHaveFocus();
    },
  );

  it.each([
    ['No quote.', 'en'],
    ['', null],
  ])('marks the message %j of the server as English in a Spanish page @SHELL-46', (message, language) => {
    render(
      <LanguageContext value={spanish}>
        <EditPolicyProblem problem={{ kind: 'refused', message }} policy={policy} />
      </LanguageContext>,
    );
    const words = screen.getByText(message || spanish.words['edit.refused']);
    expect(words.getAttribute('lang')).toBe(language);
  });
});
