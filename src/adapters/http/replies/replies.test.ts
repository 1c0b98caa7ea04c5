import fc from 'fast-check';
import * as v from 'valibot';
import { address } from './address';
import { billingHistory } from './billing';
import { changeStatus } from './changeStatus';
import { claimDetails, claims } from './claims';
import { policies } from './policies';
import { profile } from './profile';
import { login } from './session';
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

describe('date', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-02-30', 'refused'],
    ['2026-11-21T00:00:00Z', 'refused'],
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
    ['yesterday', 'refused'],
    [1, 'refused'],
  ])('reads %p as %p', (value, outcome) => {
    expect(read(moment, value)).toBe(outcome);
  });
});

const elm = { address1: '12 Elm Street', city: 'Montclair', zipCode: '07042' };

describe('address', () => {
  it.each([
    ['state', { ...elm, state: 'NJ' }, { ...elm, state: 'NJ' }],
    ['stateCode', { ...elm, stateCode: 'NJ' }, { ...elm, state: 'NJ' }],
    ['stateCode beside a null state', { ...elm, state: null, stateCode: 'NJ' }, { ...elm, state: 'NJ' }],
    ['neither', elm, 'refused'],
  ])('takes its state from %s', (_, value, outcome) => {
    expect(read(address, value)).toEqual(outcome);
  });
});

describe('claims', () => {
  const row = { claimNumber: 'HC-1', policyNumber: 'NJ-1', createdAt: '2026-11-21T09:30:00Z', status: 'open' };
  const details = { dateOfLoss: '2026-11-20', equipment: 'oven', estimate: 100, description: 'It is broken.' };

  it('may be none, and know nothing of fields that the list does not show', () => {
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
  const least = {
    firstName: 'Ada',
    lastName: 'Jensen',
    phoneNumber: '555-010-2030',
    email: 'ada@example.com',
    address: { ...elm, state: 'NJ' },
  };

  it('takes the defaults of document 1, section 3, for what is absent or null', () => {
    const defaults = {
      middleInitial: '',
      contactPreference: 'email',
      edeliveryPreference: true,
      dateOfBirth: '1999-01-01',
      mailingAddress: undefined,
      billingTerm: undefined,
      thirdPartyDesignee: undefined,
    };
    expect(read(profile, least)).toEqual({ ...least, ...defaults });
    const nulls = {
      middleInitial: null,
      contactPreference: null,
      dateOfBirth: null,
      billingMethod: null,
      mailingAddress: null,
    };
    expect(read(profile, { ...least, ...nulls })).toEqual({ ...least, ...defaults });
  });

  it('keeps an eDelivery preference that is off', () => {
    expect(read(profile, { ...least, edeliveryPreference: false })).toMatchObject({ edeliveryPreference: false });
  });

  it('reads the billing term from billingMethod.billingTerm', () => {
    expect(read(profile, { ...least, billingMethod: { billingTerm: 'monthly' } })).toMatchObject({
      billingTerm: 'monthly',
    });
  });

  it.each([
    ['with a full name and an address', { fullName: 'Dana', address: { ...elm, state: 'NJ' } }, 'Dana'],
    ['without a full name', { fullName: '', address: { ...elm, state: 'NJ' } }, undefined],
    ['without anything', {}, undefined],
  ])('has a designee %s', (_, thirdPartyDesignee, fullName) => {
    expect(read(profile, { ...least, thirdPartyDesignee })).toMatchObject({
      thirdPartyDesignee: fullName === undefined ? undefined : { fullName },
    });
  });

  it.each(Object.keys(least))('is refused without %s', (field) => {
    expect(read(profile, { ...least, [field]: undefined })).toBe('refused');
  });

  it('is refused with a preference that does not exist', () => {
    expect(read(profile, { ...least, contactPreference: 'pigeon' })).toBe('refused');
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

  it('may have terms of every kind', () => {
    const all = { futureTerm: term, currentTerm: term, priorTerms: [term, term] };
    expect(read(policies, [{ ...held, ...all }])).toMatchObject([
      { residenceType: 'HOME', terms: { future: {}, current: {}, prior: [{}, {}] } },
    ]);
  });

  it.each([
    ['a coverage that the portal does not know', { ...term, coverages: [{ code: 'xyz' }] }],
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
  ])('takes the method %p for %p', (type, outcome) => {
    const reply = { paymentHistory: [], paymentMethod: { type }, pastDue: false, balance: 0 };
    expect(read(billingHistory, reply)).toMatchObject({ paymentMethod: { type: outcome }, payments: [] });
  });
});

describe('changeStatus', () => {
  it.each([
    [{ status: 'pending' }, { kind: 'pending' }],
    [{ status: 'complete', message: 'fine' }, { kind: 'complete' }],
    [
      { status: 'failed', message: 'Declined' },
      { kind: 'failed', message: 'Declined' },
    ],
    [{ status: 'failed' }, { kind: 'failed', message: '' }],
    [{ status: 'unknown' }, 'refused'],
  ])('reads %p as %p', (value, outcome) => {
    expect(read(changeStatus, value)).toEqual(outcome);
  });
});

describe('any reply', () => {
  it.each([
    ['a session', login],
    ['a profile', profile],
    ['the policies', policies],
    ['a claim', claimDetails],
    ['a billing history', billingHistory],
  ])('that is garbage is refused as %s, and never throws', (_, schema) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!(Array.isArray(value) && value.length === 0));
        expect(read<unknown>(schema, value)).toBe('refused');
      }),
    );
  });
});
