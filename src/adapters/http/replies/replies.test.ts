import fc from 'fast-check';
import * as v from 'valibot';
import { aProfile, anAddress } from '../../../../tests/support/profile';
import { addressParts } from '../../../domain/PostalAddress';
import { emptyProfile } from '../../../domain/profile/Profile';
import { address } from './address';
import { agreement, billingHistory, billingTerm } from './billing';
import { changeStatus } from './changeStatus';
import { claimDetails, claims, filedClaim } from './claims';
import { documents, policies, policyChange } from './policies';
import { profile } from './profile';
import { rate, ratePreview } from './rates';
import { emailChange, invitation, login, session, tokens } from './session';
import { amount, date, moment, tokenText } from './values';

const read = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | 'refused' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

describe('amount', () => {
  it('is dollars, kept to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(read(amount, cents / 100)).toBe(cents);
      }),
    );
  });

  it.each(['9.99', null, undefined, Number.NaN, Infinity, 1e13, {}])('refuses %p', (value) => {
    expect(read(amount, value)).toBe('refused');
  });
});

describe('a reply with one use', () => {
  const issued = { authToken: 'auth', accessToken: 'access', refreshToken: 'refresh' };
  const signedIn = { ...issued, userName: 'ada@example.com' };
  const challenge = { challenge: 'NEW_PASSWORD_REQUIRED', token: 'token' };

  it.each<[string, v.GenericSchema, object]>([
    ['an invitation', invitation, { userName: 'ada@example.com' }],
    ['tokens', tokens, issued],
    ['a session', session, signedIn],
    ['a login', login, signedIn],
    ['a challenge', login, challenge],
    ['an email change', emailChange, { id: 'email-1' }],
    ['a filed claim', filedClaim, { claimNumber: 'HC-1' }],
    ['a policy change', policyChange, { correlationId: 'change-1' }],
    ['an agreement', agreement, { html: '<p>I agree.</p>' }],
  ])('is read as sent, and refused if it is empty: %s', (_, schema, reply) => {
    expect(read(schema, reply)).toEqual(reply);
    expect(read(schema, {})).toBe('refused');
  });

  it('needs both tokens of a session, not the refresh token, which can be in the header', () => {
    expect(read(session, { ...signedIn, refreshToken: null })).toEqual({ ...signedIn, refreshToken: undefined });
    for (const name of ['authToken', 'accessToken', 'userName'])
      expect(read(session, { ...signedIn, [name]: undefined })).toBe('refused');
  });

  it('takes no other challenge for a temporary password', () => {
    expect(read(login, { ...challenge, challenge: 'SMS' })).toBe('refused');
  });

  it('lists the keys of documents, without items that have none', () => {
    expect(read(documents, [{ Key: 'a' }, {}, { Key: null }, { Key: 'b' }])).toEqual(['a', 'b']);
  });

  it('has the billing term, or an empty text', () => {
    expect([read(billingTerm, { billingTerm: 'monthly' }), read(billingTerm, {})]).toEqual(['monthly', '']);
  });

  it('is not past due, and has no payment method, unless the insurer says so', () => {
    expect(read(billingHistory, { paymentMethod: {} })).toMatchObject({ pastDue: false, paymentMethod: undefined });
  });

  it.each([
    ['an address', address],
    ['billing', billingHistory],
    ['a rate', rate],
    ['a customer', profile],
  ])('reads an empty list in the place of %s as an object without fields, as PHP writes it @WIRE-49', (_, schema) => {
    expect(read<unknown>(schema, [])).toEqual(read<unknown>(schema, {}));
  });

  it('has no residence type where the underwriting has no residence', () => {
    expect(read(policies, [{ policyNumber: 'NY-1', underwriting: {} }])).toMatchObject([{ residenceType: undefined }]);
  });
});

describe('tokenText', () => {
  it.each(['', 'two words', 'line\nbreak', 'über', '\u202e', 1, null])(
    'refuses %p, which no header can carry',
    (value) => {
      expect(read(tokenText, value)).toBe('refused');
    },
  );

  it('takes what tokens are made of', () => {
    expect(read(tokenText, 'eyJhbGciOi.J9-_~+/=')).toBe('eyJhbGciOi.J9-_~+/=');
  });
});

describe('date @WIRE-60', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-02-30', 'refused'],
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999-05:00', '2026-11-21'],
    ['2026-11-21 00:00', '2026-11-21'],
    ['2026-02-30T00:00:00Z', 'refused'],
    ['9999-12-31', undefined],
    ['9999-12-31T23:59:59.9999999Z', undefined],
    ['2100-02-29', undefined],
    ['1900-01-01', undefined],
    ['0001-01-01T00:00:00', undefined],
    ['', undefined],
    ['9999-13-31', 'refused'],
    [' ', 'refused'],
    ['0000-00-00', 'refused'],
    ['1899-12-32', 'refused'],
    ['2026-11-21T', 'refused'],
    ['2026-11-21 or so', 'refused'],
    ['11/21/2026', 'refused'],
    [20261121, 'refused'],
  ])('reads %p as %p', (value, outcome) => {
    expect(read(date, value)).toBe(outcome);
  });
});

describe('moment', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.000-05:00', '2026-11-21T14:30:00.000Z'],
    ['', undefined],
    ['yesterday', 'refused'],
    [1, 'refused'],
  ])('reads %p as %p', (value, outcome) => {
    expect(read(moment, value)).toBe(outcome);
  });
});

const { state: _, ...elm } = anAddress;

describe('address', () => {
  it.each([
    ['state', { ...elm, state: 'NJ' }, { ...elm, state: 'NJ' }],
    ['stateCode', { ...elm, stateCode: 'NJ' }, { ...elm, state: 'NJ' }],
    ['stateCode beside a null state', { ...elm, state: null, stateCode: 'NJ' }, { ...elm, state: 'NJ' }],
    ['neither', elm, { ...elm, state: '' }],
    ['an address of nulls', Object.fromEntries(addressParts.map((part) => [part, null])), undefined],
    ['null', null, undefined],
  ])('takes its state from %s @PROFILE-46', (_, value, outcome) => {
    expect(read(address, value)).toEqual(outcome);
  });
});

describe('claims', () => {
  const row = { claimNumber: 'HC-1', policyNumber: 'NJ-1', createdAt: '2026-11-21T09:30:00Z', status: 'open' };
  const details = { dateOfLoss: '2026-11-20', equipment: 'oven', estimate: 100, description: 'It is broken.' };

  it('may be none, and know nothing of fields that the list does not show @CLAIM-6', () => {
    expect(read(claims, [])).toEqual([]);
    expect(read(claims, [{ ...row, estimate: 'none' }])).toEqual([
      { reference: 'HC-1', policyNumber: 'NJ-1', createdAt: '2026-11-21T09:30:00.000Z', status: 'open' },
    ]);
  });

  it.each(['HC-1', null, undefined, 1, [], [row], { ...row, claimNumber: '' }])(
    'are refused with %j among them',
    (other) => {
      expect(read(claims, [row, other])).toBe('refused');
    },
  );

  it.each([undefined, null, 'HC-1', row])('are refused where %j stands for the list', (value) => {
    expect(read(claims, value)).toBe('refused');
  });

  const field = fc.oneof(fc.constantFrom('', 'open', '2026-11-21T09:30:00Z', null, undefined, 1), fc.anything());
  const tampered = fc.record(
    { claimNumber: field, policyNumber: field, createdAt: field, status: field },
    { requiredKeys: [] },
  );

  it('are taken and refused row by row just as the details of a claim are', () => {
    fc.assert(
      fc.property(tampered, (change) => {
        const asDetails = read(claimDetails, { ...row, ...change, ...details });
        const asRow = read(claims, [{ ...row, ...change }]);
        if (asDetails === 'refused' || asRow === 'refused') expect(asRow).toBe(asDetails);
        else expect(asDetails).toMatchObject({ ...asRow[0] });
      }),
    );
  });
});

describe('profile', () => {
  const { email, address: premises } = aProfile();
  const least = { email, address: premises };

  it('has the defaults of the specification for what is absent or null @PROFILE-44 @PROFILE-46', () => {
    const defaults = { ...emptyProfile, ...least };
    expect(read(profile, least)).toEqual(defaults);
    const nulls = Object.fromEntries(
      [...Object.keys(defaults), 'billingMethod', 'mailingAddress'].map((field) => [field, null]),
    );
    expect(read(profile, { ...nulls, ...least })).toEqual(defaults);
  });

  it('keeps an eDelivery preference that is off', () => {
    expect(read(profile, { ...least, edeliveryPreference: false })).toMatchObject({ edeliveryPreference: false });
  });

  it('reads the billing term from billingMethod.billingTerm, and an empty one as absent @PROFILE-46', () => {
    expect(read(profile, { ...least, billingMethod: { billingTerm: '' } })).toMatchObject({ billingTerm: undefined });
    expect(read(profile, { ...least, billingMethod: { billingTerm: 'monthly' } })).toMatchObject({
      billingTerm: 'monthly',
    });
  });

  it.each([
    ['with a full name and an address', { fullName: 'Dana', address: { ...elm, state: 'NJ' } }, 'Dana'],
    ['with a full name alone', { fullName: 'Dana' }, 'Dana'],
    ['without a full name', { fullName: '', address: { ...elm, state: 'NJ' } }, undefined],
    ['without anything', {}, undefined],
  ])('has a designee %s @PROFILE-46', (_, thirdPartyDesignee, fullName) => {
    expect(read(profile, { ...least, thirdPartyDesignee })).toMatchObject({
      thirdPartyDesignee: fullName === undefined ? undefined : { fullName },
    });
  });

  it('needs only the email address', () => {
    expect(read(profile, { email })).toEqual({ ...emptyProfile, email });
    expect(read(profile, { ...least, email: undefined })).toBe('refused');
  });

  it('has the default for a contact preference that is empty @PROFILE-44', () => {
    expect(read(profile, { ...least, contactPreference: '' })).toMatchObject({ contactPreference: 'email' });
  });

  it('keeps a preference that the portal does not know', () => {
    expect(read(profile, { ...least, contactPreference: 'pigeon' })).toMatchObject({ contactPreference: 'pigeon' });
  });

  it.each(['1968-04-01', undefined])('has no date of birth, sent as %p @PROFILE-47', (dateOfBirth) => {
    expect(read(profile, { ...least, dateOfBirth })).not.toHaveProperty('dateOfBirth');
  });
});

describe('policies', () => {
  const held = { policyNumber: 'NY-1', quoteId: 'Q-1', underwriting: { residence: { residenceType: 'HOME' } } };
  const term = { status: '', monthlyPremium: 1, annualPremium: 12, coverages: [] };

  it('may be none', () => {
    expect(read(policies, [])).toEqual([]);
  });

  it('may have no terms', () => {
    expect(read(policies, [held])).toMatchObject([{ terms: { future: undefined, current: undefined, prior: [] } }]);
  });

  it('may have terms of every kind @POLICY-84', () => {
    const coverages = [{ code: 'bul', limitAmount: '10000', deductible: '500' }];
    const whole = { ...term, startDate: '2026-08-23', endDate: '2027-08-23', status: 'current', coverages };
    const shown = { ...whole, monthlyPremium: 100, annualPremium: 1200 };
    const all = { futureTerm: whole, currentTerm: whole, priorTerms: [whole, whole] };
    expect(read(policies, [{ ...held, ...all }])).toEqual([
      {
        policyNumber: 'NY-1',
        quoteId: 'Q-1',
        residenceType: 'HOME',
        terms: { future: shown, current: shown, prior: [shown, shown] },
      },
    ]);
  });

  it('keep a coverage that the portal does not know', () => {
    const currentTerm = { ...term, coverages: [{ code: 'svl' }] };
    expect(read(policies, [{ ...held, currentTerm }])).toMatchObject([
      { terms: { current: { coverages: [{ code: 'svl' }] } } },
    ]);
  });

  it('need only a number and a term', () => {
    expect(read(policies, [{ policyNumber: 'NY-1', currentTerm: {} }])).toMatchObject([
      { policyNumber: 'NY-1', terms: { current: { status: '', coverages: [] } } },
    ]);
  });

  it.each([
    ['a premium that is a text', { ...term, monthlyPremium: '9.99' }],
    ['a day that does not exist', { ...term, endDate: '2026-02-30' }],
  ])('are refused with %s', (_, currentTerm) => {
    expect(read(policies, [{ ...held, currentTerm }])).toBe('refused');
  });
});

describe('billingHistory', () => {
  it.each([
    ['credit_card', 'credit_card'],
    ['NONE', 'NONE'],
    ['bank_account_info', 'bank_account_info'],
    ['something else', 'bank_account_info'],
  ])('takes the method %p for %p @BILLING-68', (type, outcome) => {
    const reply = { paymentHistory: [], paymentMethod: { type }, pastDue: false, balance: 0 };
    expect(read(billingHistory, reply)).toMatchObject({ paymentMethod: { type: outcome }, payments: [] });
  });

  it('has the payments, the payment method and the balance, and no payment details @BILLING-68 @BILLING-69', () => {
    const account = { lastFour: '1111', cardType: 'visa' };
    const payment = { createdAt: '2026-11-21T09:30:00.000Z', action: 'Payment', status: 'Success', ...account };
    const paymentMethod = { type: 'credit_card', ...account };
    const reply = {
      paymentHistory: [{ ...payment, amount: 59.88 }],
      paymentMethod,
      pastDue: true,
      balance: 125.5,
      paymentDetails: { type: 1 },
    };
    expect(read(billingHistory, reply)).toEqual({
      payments: [{ ...payment, amount: 5988 }],
      paymentMethod,
      pastDue: true,
      balance: 12550,
    });
  });
});

describe('rates', () => {
  it('have a monthly payment and an annual premium @WIRE-53', () => {
    expect(read(rate, { monthlyPayment: 4.99, annualPremium: 59.88 })).toEqual({
      monthlyPayment: 499,
      annualPremium: 5988,
    });
  });

  it.each([
    ['under rate', { rate: { annualPremium: 167.76, monthlyPayment: 13.98 } }],
    ['beside it', { annualPremium: 167.76, monthlyPayment: 13.98 }],
  ])('have in a preview a prorated value, and the premiums %s @WIRE-53', (_, premium) => {
    expect(read(ratePreview, { proratedValue: -12.5, ...premium })).toEqual({
      proratedValue: -1250,
      annualPremium: 16776,
      monthlyPayment: 1398,
    });
  });
});

describe('changeStatus @WIRE-41', () => {
  it.each([
    [{ status: 'pending' }, { kind: 'pending' }],
    [{ status: 'complete', message: 'fine' }, { kind: 'complete' }],
    [
      { status: 'failed', message: 'Declined' },
      { kind: 'failed', message: 'Declined' },
    ],
    [{ status: 'failed' }, { kind: 'failed', message: '' }],
    [{ status: 'queued' }, { kind: 'pending' }],
    [{}, 'refused'],
  ])('reads %p as %p', (value, outcome) => {
    expect(read(changeStatus, value)).toEqual(outcome);
  });
});

describe('any reply', () => {
  it('that is garbage never throws as a billing history, which may be empty', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => read(billingHistory, value)).not.toThrow();
      }),
    );
  });

  it.each([
    ['a session', login],
    ['a profile', profile],
    ['the policies', policies],
    ['a claim', claimDetails],
  ])('that is garbage is refused as %s, and never throws', (_, schema) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!(Array.isArray(value) && value.length === 0));
        expect(read<unknown>(schema, value)).toBe('refused');
      }),
    );
  });
});
