/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { day } from '../../../tests/support/arbitraries';
import { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
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
    ['about to renew', { refusal: { kind: 'forbidden' }, policy }, forbidden('August 23rd, 2027')],
    [
      'about to renew at a date that is not known',
      { refusal: { kind: 'forbidden' }, policy: { ...policy, termEnd: undefined } },
      forbidden('...'),
    ],
    ['refused with a message', { refusal: { kind: 'refused', message: 'No quote.' }, policy }, 'No quote.'],
    [
      'refused without one',
      { refusal: { kind: 'refused', message: '' }, policy },
      'Oops! Looks like something went wrong on our end. Please, try again later.',
    ],
    [
      'paid by electronic transfer',
      { refusal: { kind: 'unsettled' }, policy },
      'We apologize, we are having system issues and are unable to process Electronic Funds Transfer payments. At this time, please make a payment with a Credit/Debit Card or contact your agent for alternate forms of payment.',
    ],
  ])('says of a change that is %s what the catalogue says', (_, props, words) => {
    render(<EditPolicyProblem {...props} />);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
