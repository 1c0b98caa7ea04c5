import { type PersonaName, personaNames } from '../../src/adapters/memory/personas/personas';
import { type BillingTerm, billingFrequency } from '../../src/domain/account/BillingTerm';
import { hasStarted, isActive, isCancelled } from '../../src/domain/account/PaidPolicy';
import type { BillingHistory } from '../../src/domain/billing/BillingHistory';
import { mayPayBill } from '../../src/domain/billing/mayPayBill';
import { CalendarDate } from '../../src/domain/CalendarDate';
import type { Claim } from '../../src/domain/claims/Claim';
import { documentsOfKeys } from '../../src/domain/documents/policyDocuments';
import type { Instant } from '../../src/domain/Instant';
import { Money } from '../../src/domain/Money';
import { newestFirst } from '../../src/domain/newestFirst';
import { codesOf, coverageAmount } from '../../src/domain/policy/Coverage';
import { offeredCoverages } from '../../src/domain/policy/coverageChange';
import { type Policy, type PolicyWithTerms, policyShown } from '../../src/domain/policy/Policy';
import type { Profile } from '../../src/domain/profile/Profile';
import { type OpenPortal, type PortalUnderTest, staying } from './PortalUnderTest';

/** What the portal can know of an account by asking. */
interface Facts {
  readonly today: CalendarDate;
  readonly profile: Profile;
  readonly policies: readonly PolicyWithTerms[];
  /** The policy as it is shown, for accounts that have one. */
  readonly policy: Policy;
  readonly billing: BillingHistory;
  readonly term: BillingTerm;
  readonly claims: readonly Claim[];
  readonly keys: readonly string[];
}

const factsOf = async ({ gateways, today }: PortalUnderTest): Promise<Facts> => {
  const policies = await gateways.policy.list(staying());
  const billing = await gateways.billing.history(staying());
  const term = await gateways.billing.term(staying());
  if (billing.kind !== 'loaded' || term.kind !== 'loaded') throw new Error('no billing');
  return {
    today,
    profile: await gateways.customer.load(staying()),
    policies,
    get policy() {
      const shown = policies[0] && policyShown(policies[0], false);
      if (shown === undefined) throw new Error('no policy to show');
      return shown;
    },
    billing: billing.value,
    term: term.value,
    claims: await gateways.claims.list(staying()),
    keys: await gateways.documents.list(staying()),
  };
};

const daysAgo = ({ today }: Facts, days: number): CalendarDate => CalendarDate.plusDays(today, -days);

const isBefore = (moment: Instant, day: CalendarDate): boolean => moment.slice(0, 10) < day;

const card = expect.objectContaining({ type: 'credit_card' }) as unknown;

/** What decisions.md says of each account. */
const facts: Readonly<Record<Exclude<PersonaName, 'ny-invited' | 'ny-temporary'>, (of: Facts) => void>> = {
  'ny-current': (of) => {
    expect(of.policy).toMatchObject({ termStart: daysAgo(of, 90), residenceType: 'HOME', status: 'current' });
    expect(codesOf(of.policy.coverages)).toEqual(['bul']);
    expect(of.term).toBe('yearly');
    expect(of.billing.paymentMethod).toEqual({ type: 'credit_card', cardType: 'visa', lastFour: '1111' });
    expect(of.billing.payments).toHaveLength(24);
    expect(of.profile.thirdPartyDesignee?.fullName).toMatch(/./);
  },
  'ny-both': (of) => {
    expect(codesOf(of.policy.coverages)).toEqual(['bul', 'hep']);
    expect([of.term, of.policy.residenceType, of.billing.paymentMethod]).toEqual(['monthly', 'HOME', card]);
  },
  'ny-nonrecurring': (of) => {
    expect(codesOf(of.policy.coverages)).toEqual(['hep']);
    expect([of.term, of.billing.paymentMethod]).toEqual(['nonrecurringyearly', card]);
    expect(mayPayBill(of.policy, of.term, of.today)).toBe(false);
  },
  'ny-eft': (of) => {
    expect(codesOf(of.policy.coverages)).toEqual(['bul']);
    expect([of.term, of.billing.paymentMethod?.type]).toEqual(['yearly', 'bank_account_info']);
  },
  'ny-pastdue': (of) => {
    expect(of.term).toBe('monthly');
    expect(of.billing).toMatchObject({ pastDue: true, balance: Money.ofCents(12550) });
    expect(newestFirst(of.billing.payments)[0]?.status).toBe('declined');
  },
  'ny-renewal': (of) => {
    expect(of.policy).toMatchObject({ status: 'current', termEnd: daysAgo(of, 45) });
    expect(of.term).toBe('nonrecurringyearly');
    expect(mayPayBill(of.policy, of.term, of.today)).toBe(true);
  },
  'ny-upcoming': (of) => {
    const { terms } = of.policies[0] ?? {};
    expect(terms?.future).toBeDefined();
    expect([terms?.current, terms?.prior]).toEqual([undefined, []]);
    expect(of.policy.status).toBe('');
    expect(hasStarted(of.policy, of.today)).toBe(false);
  },
  'ny-condo': (of) => {
    expect(of.policy.residenceType).toBe('CONDO');
    expect(codesOf(of.policy.coverages)).toEqual(['hep']);
    expect(offeredCoverages(of.policy)).toEqual(['hep']);
  },
  'ny-frozen': (of) => {
    expect(of.policy.termEnd).toMatch(/./);
    expect((of.policy.termEnd ?? '') > of.today).toBe(true);
  },
  'ny-cancelled': (of) => expect(isCancelled(of.policy)).toBe(true),
  'nj-current': (of) => {
    expect(of.claims).toHaveLength(3);
    expect(of.profile.mailingAddress).not.toEqual(of.profile.address);
    expect(of.profile.mailingAddress?.address1).toMatch(/./);
    expect(of.profile.phoneNumber).toMatch(/^\+1\d{10}$/);
  },
  'nj-noclaims': (of) => expect(of.claims).toEqual([]),
  'nj-manyclaims': (of) => {
    expect([of.claims.length, of.billing.payments.length]).toEqual([10_000, 10_000]);
    expect(new Set(of.claims.map(({ reference }) => reference)).size).toBe(10_000);
    expect(of.claims.every(({ createdAt }) => createdAt && isBefore(createdAt, of.today))).toBe(true);
  },
  'il-current': (of) => expect(codesOf(of.policy.coverages)).toEqual(['bul', 'hep']),
  'nj-cancelled': (of) => expect(isCancelled(of.policy)).toBe(true),
  'nj-noterms': (of) => {
    expect(of.policies).toHaveLength(1);
    expect(() => of.policy).toThrow('no policy to show');
  },
  'nj-nopolicy': (of) => expect(of.policies).toEqual([]),
};

const inactive: readonly PersonaName[] = ['ny-cancelled', 'nj-cancelled'];
const withoutPolicy: readonly PersonaName[] = ['nj-noterms', 'nj-nopolicy'];

const stateOf = (name: PersonaName): string => name.slice(0, 2).toUpperCase();

const accounts = Object.entries(facts).map(([name, hold]) => ({ name: name as PersonaName, hold }));

export const personasContract = (adapter: string, open: OpenPortal): void => {
  describe(`The account over ${adapter}`, () => {
    const taken = new Set<string>();

    it.each(accounts)(
      '$name is as the table says, with data that fit together and a policy number of its own @CONFIG-19',
      async ({ name, hold }) => {
        const of = await factsOf(await open(name));
        for (const { policyNumber } of of.policies) {
          expect(taken).not.toContain(policyNumber);
          taken.add(policyNumber);
        }
        hold(of);
        expect(of.profile.address.state).toBe(stateOf(name));
        expect(of.profile).toMatchObject({ email: `${name}@example.com`, billingTerm: of.term });
        expect([of.profile.firstName, of.profile.lastName, of.profile.phoneNumber]).not.toContain('');
        expect(of.billing.payments.every(({ createdAt }) => createdAt && isBefore(createdAt, of.today))).toBe(true);
        expect(['yearly', 'monthly']).toContain(billingFrequency(of.term));
        if (withoutPolicy.includes(name)) return;

        const {
          policyNumber,
          coverages,
          annualPremium = 0,
          monthlyPremium = 0,
          termStart = '',
          termEnd = '',
        } = of.policy;
        expect(isActive(of.policy)).toBe(!inactive.includes(name));
        expect(termStart < termEnd).toBe(true);
        expect(Math.abs(annualPremium - 12 * monthlyPremium)).toBeLessThan(12);
        for (const { limitAmount, deductible } of coverages) {
          expect(coverageAmount(deductible)).toBeGreaterThan(0);
          expect(coverageAmount(limitAmount)).toBeGreaterThan(coverageAmount(deductible));
        }
        const documents = documentsOfKeys(of.keys, policyNumber, 'https://documents.example.com/');
        expect(documents.length).toBeGreaterThan(0);
        expect(documents.every(({ date }) => date <= of.today)).toBe(true);
        expect(documents.length).toBeLessThan(of.keys.length);
      },
    );

    it('is one of nineteen @CONFIG-19', () => {
      expect(personaNames).toHaveLength(19);
      expect(accounts).toHaveLength(17);
    });
  });
};
