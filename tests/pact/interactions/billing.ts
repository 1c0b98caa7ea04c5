import { MatchersV3 } from '@pact-foundation/pact';
import type { AgreementCode } from '../../../src/domain/billing/paymentAgreement';
import type { BillingTerm } from '../../../src/domain/billing/BillingTerm';
import { Money } from '../../../src/domain/Money';
import {
  type Interaction,
  containing,
  dollars,
  done,
  failing,
  fromState,
  moment,
  oneOf,
  refusal,
  text,
  tokens,
} from '../Interaction';

const { boolean, eachLike } = MatchersV3;

const payment = {
  createdAt: moment('2026-10-23T09:00:00.000Z'),
  action: text('Payment'),
  amount: dollars(9.99),
  status: text('success'),
};

const shownPayment = {
  createdAt: '2026-10-23T09:00:00.000Z',
  action: 'Payment',
  amount: Money.ofCents(999),
  status: 'success',
};

const history: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/customer/billingMethod',
  headers: tokens,
  through: 'billing.history',
  act: ({ billing }, signal) => billing.history(signal),
};

const term: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/customer/billingTerm',
  headers: tokens,
  through: 'billing.term',
  act: ({ billing }, signal) => billing.term(signal),
};

const method: Pick<Interaction, 'method' | 'path' | 'headers' | 'through'> = {
  method: 'PUT',
  path: '/api/customer/billingMethod',
  headers: tokens,
  through: 'billing.updateMethod',
};

const agreement = (
  code: AgreementCode,
): Pick<Interaction, 'method' | 'path' | 'headers' | 'query' | 'through' | 'act'> => ({
  method: 'GET',
  path: '/api/referencedata',
  query: { cat: 'agreement', id: code },
  headers: tokens,
  through: 'billing.agreement',
  act: ({ billing }, signal) => billing.agreement(code, signal),
});

const updatingTerm = (billingTerm: BillingTerm): Interaction => ({
  description: `a customer changes the billing term to ${billingTerm}`,
  given: ['ny-current'],
  method: 'PUT',
  path: '/api/customer/billingTerm',
  headers: tokens,
  body: { billingTerm },
  status: 200,
  reply: done,
  through: 'billing.updateTerm',
  act: ({ billing }) => billing.updateTerm(billingTerm),
  outcome: { value: undefined },
});

const unavailable = (what: typeof history, call: string, name: string, status: number): Interaction => ({
  ...what,
  description: `a customer reads the ${name} and gets a ${String(status)}`,
  given: ['ny-current', failing(call, status, 'Billing is not available.')],
  status,
  reply: refusal('Billing is not available.'),
  outcome: { value: { kind: 'unavailable' } },
});

/** Payments, the method of payment, the billing term and the agreements' texts. */
export const billingInteractions: readonly Interaction[] = [
  {
    ...history,
    description: 'a customer who pays by card reads the billing history',
    given: ['ny-current'],
    status: 200,
    reply: {
      data: {
        paymentHistory: eachLike({ ...payment, cardType: text('visa'), lastFour: text('1111') }),
        paymentMethod: { type: 'credit_card', lastFour: text('1111'), cardType: text('visa') },
        pastDue: boolean(false),
        balance: dollars(0.5),
      },
    },
    outcome: {
      value: {
        kind: 'loaded',
        value: {
          payments: [{ ...shownPayment, cardType: 'visa', lastFour: '1111' }],
          paymentMethod: { type: 'credit_card', lastFour: '1111', cardType: 'visa' },
          pastDue: false,
          balance: Money.ofCents(50),
        },
      },
    },
  },
  {
    ...history,
    description: 'a customer who pays from a bank account reads the billing history',
    given: ['ny-eft'],
    status: 200,
    reply: {
      data: {
        paymentHistory: eachLike(payment),
        paymentMethod: { type: 'bank_account_info', lastFour: text('6789') },
        pastDue: boolean(false),
        balance: dollars(0.5),
      },
    },
    outcome: {
      value: {
        kind: 'loaded',
        value: {
          payments: [shownPayment],
          paymentMethod: { type: 'bank_account_info', lastFour: '6789' },
          pastDue: false,
          balance: Money.ofCents(50),
        },
      },
    },
  },
  {
    ...history,
    description: 'a customer who is past due reads the billing history',
    given: ['ny-pastdue'],
    status: 200,
    reply: {
      data: {
        paymentHistory: eachLike(payment),
        paymentMethod: { type: text('credit_card') },
        pastDue: true,
        balance: dollars(125.5),
      },
    },
    outcome: {
      value: {
        kind: 'loaded',
        value: {
          payments: [shownPayment],
          paymentMethod: { type: 'credit_card' },
          pastDue: true,
          balance: Money.ofCents(12550),
        },
      },
    },
  },
  {
    ...history,
    description: 'a customer without payments reads the billing history',
    given: ['nj-nopolicy'],
    status: 200,
    reply: {
      data: {
        paymentHistory: [],
        paymentMethod: { type: text('credit_card') },
        pastDue: boolean(false),
        balance: dollars(0.5),
      },
    },
    outcome: {
      value: {
        kind: 'loaded',
        value: { payments: [], paymentMethod: { type: 'credit_card' }, pastDue: false, balance: Money.ofCents(50) },
      },
    },
  },
  ...[400, 404, 500].map((status) =>
    unavailable(history, 'GET /api/customer/billingMethod', 'billing history', status),
  ),
  {
    ...term,
    description: 'a customer reads the billing term',
    given: ['ny-current'],
    status: 200,
    reply: { data: { billingTerm: oneOf('yearly', 'monthly', 'nonrecurringyearly') } },
    outcome: { value: { kind: 'loaded', value: 'yearly' } },
  },
  ...[400, 404, 500].map((status) => unavailable(term, 'GET /api/customer/billingTerm', 'billing term', status)),
  {
    ...method,
    description: 'a customer changes the method of payment',
    given: ['ny-current', 'payment-token'],
    body: { billingToken: fromState('billingToken', 'tok:credit_card:visa:1111') },
    status: 200,
    reply: done,
    act: ({ billing }) => billing.updateMethod('tok:credit_card:visa:1111'),
    outcome: { value: { kind: 'updated' } },
  },
  {
    ...method,
    description: 'a customer changes the method of payment with a field left blank',
    given: ['ny-current', failing('PUT /api/customer/billingMethod', 400, "Billing info first name can't be blank")],
    body: { billingToken: 'a-token-without-a-name' },
    status: 400,
    reply: { message: containing("can't be blank", "Billing info first name can't be blank") },
    act: ({ billing }) => billing.updateMethod('a-token-without-a-name'),
    outcome: { value: { kind: 'blankFields' } },
  },
  {
    ...method,
    description: 'a customer changes the method of payment with a token that is not valid',
    given: ['ny-current'],
    body: { billingToken: 'no-such-token' },
    status: 400,
    reply: refusal('The payment method could not be verified.'),
    act: ({ billing }) => billing.updateMethod('no-such-token'),
    outcome: { value: { kind: 'refused', message: 'The payment method could not be verified.' } },
  },
  updatingTerm('yearly'),
  updatingTerm('monthly'),
  {
    ...agreement('UPDTPYMNT'),
    description: 'a customer reads the agreement to recurring payments',
    given: ['ny-current'],
    status: 200,
    reply: { data: { html: text('<p>You agree to recurring charges.</p>') } },
    outcome: { value: '<p>You agree to recurring charges.</p>' },
  },
  {
    ...agreement('NONRECURBILL'),
    description: 'a customer reads the agreement to a single payment',
    given: ['ny-nonrecurring'],
    status: 200,
    reply: { data: { html: text('<p>You agree to a single charge.</p>') } },
    outcome: { value: '<p>You agree to a single charge.</p>' },
  },
];
