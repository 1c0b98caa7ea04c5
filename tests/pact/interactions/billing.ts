import { MatchersV3 } from '@pact-foundation/pact';
import { failures } from '../../../scripts/pact/says';
import type { BillingTerm } from '../../../src/domain/account/BillingTerm';
import type { Agreement } from '../../../src/domain/billing/paymentAgreement';
import { Money } from '../../../src/domain/Money';
import { type Interaction, anyCustomer, filled, fromState, moment, recognised, refusal, tokens } from '../Interaction';

const complete = {
  paymentHistory: [
    {
      createdAt: '2026-10-23T09:00:00.000Z',
      action: 'Payment',
      amount: 9.99,
      cardType: 'visa',
      lastFour: '1111',
      status: 'success',
    },
  ],
  paymentMethod: { type: 'credit_card', lastFour: '1111', cardType: 'visa' },
  pastDue: true,
  balance: 125.5,
} as const;

const history = {
  method: 'GET',
  path: '/api/customer/billingMethod',
  headers: tokens,
  act: ({ billing }, signal) => billing.history(signal),
} satisfies Partial<Interaction>;

const term = {
  method: 'GET',
  path: '/api/customer/billingTerm',
  headers: tokens,
  act: ({ billing }, signal) => billing.term(signal),
} satisfies Partial<Interaction>;

const method = {
  method: 'PUT',
  path: '/api/customer/billingMethod',
  headers: tokens,
} satisfies Partial<Interaction>;

const updatingTerm = (billingTerm: BillingTerm): Interaction => ({
  description: `a customer changes the billing term to ${billingTerm}`,
  given: ['ny-current'],
  method: 'PUT',
  path: '/api/customer/billingTerm',
  headers: tokens,
  body: { billingTerm },
  statusClass: 'success',
  act: ({ billing }) => billing.updateTerm(billingTerm),
  outcome: { value: undefined },
});

const agreement = (to: string, agreed: Agreement, code: string): Interaction => ({
  description: `a customer reads the agreement to ${to}`,
  given: [anyCustomer],
  method: 'GET',
  path: '/api/referencedata',
  query: { cat: 'agreement', id: code },
  headers: tokens,
  reply: { data: { html: filled('<p>You agree.</p>') } },
  act: ({ billing }, signal) => billing.agreement(agreed, signal),
  outcome: { value: '<p>You agree.</p>' },
});

/** Payments, the payment method, the billing term and the agreements. */
export const billingInteractions: readonly Interaction[] = [
  {
    ...history,
    description: 'a customer reads the billing history',
    given: [anyCustomer],
    reply: { data: MatchersV3.like({}) },
    outcome: { value: { kind: 'loaded', value: { payments: [], pastDue: false } } },
  },
  {
    ...history,
    description: 'a customer who is past due reads a billing history with everything in it',
    given: ['ny-current', ['billing-complete', complete]],
    reply: {
      data: {
        ...complete,
        paymentHistory: [{ ...complete.paymentHistory[0], createdAt: moment(complete.paymentHistory[0].createdAt) }],
      },
    },
    outcome: {
      value: {
        kind: 'loaded',
        value: {
          payments: [{ ...complete.paymentHistory[0], amount: Money.ofCents(999) }],
          paymentMethod: complete.paymentMethod,
          pastDue: true,
          balance: Money.ofCents(12550),
        },
      },
    },
  },
  {
    ...history,
    description: 'a customer without a payment method reads the billing history',
    given: ['ny-current', 'no-payment-method'],
    reply: { data: { paymentMethod: { type: 'NONE' } } },
    outcome: { value: { kind: 'loaded', value: { payments: [], paymentMethod: { type: 'NONE' }, pastDue: false } } },
  },
  {
    ...term,
    description: 'a customer reads the billing term',
    given: [anyCustomer],
    reply: { data: MatchersV3.like({}) },
    outcome: { value: { kind: 'loaded', value: '' } },
  },
  ...(['monthly', 'yearly', 'nonrecurringyearly'] as const).map((billingTerm): Interaction => ({
    ...term,
    description: `a customer who pays ${billingTerm} reads the billing term`,
    given: ['ny-current', ['billing-term', { billingTerm }]],
    reply: { data: { billingTerm } },
    outcome: { value: { kind: 'loaded', value: billingTerm } },
  })),
  {
    ...method,
    description: 'a customer changes the payment method',
    given: ['ny-current', 'payment-token'],
    body: { billingToken: fromState('billingToken', 'tok:credit_card:visa:1111') },
    statusClass: 'success',
    act: ({ billing }) => billing.updateMethod('tok:credit_card:visa:1111'),
    outcome: { value: { kind: 'updated' } },
  },
  {
    ...method,
    description: 'a customer changes the payment method with a field left blank',
    given: ['ny-current', 'payment-token-blank'],
    body: { billingToken: fromState('billingToken', 'tok:credit_card::') },
    ...recognised(failures.blankField, "Billing info first name can't be blank"),
    act: ({ billing }) => billing.updateMethod('tok:credit_card::'),
    outcome: { value: { kind: 'blankFields' } },
  },
  {
    ...method,
    description: 'a customer changes the payment method with a token that is not valid',
    given: ['ny-current'],
    body: { billingToken: 'no-such-token' },
    status: 400,
    reply: refusal('The payment method could not be verified.'),
    act: ({ billing }) => billing.updateMethod('no-such-token'),
    outcome: { value: { kind: 'refused', message: 'The payment method could not be verified.' } },
  },
  updatingTerm('yearly'),
  updatingTerm('monthly'),
  agreement('recurring payments', 'recurringBilling', 'UPDTPYMNT'),
  agreement('a single payment', 'oneTimePayment', 'NONRECURBILL'),
];
