import type { Account } from '../memory/Account';
import type { Payment, PaymentMethod } from '../../domain/billing/BillingHistory';
import type { ClaimDetails } from '../../domain/claims/Claim';
import type { Profile } from '../../domain/customer/Profile';
import type { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { Term } from '../../domain/policy/terms';
import type { PostalAddress } from '../../domain/PostalAddress';

/** What the parameters of the "complete" states hold, as the replies have it. */
type Wire<T, Amounts extends keyof T = never> = Omit<T, Amounts> & { readonly [Field in Amounts]?: number };

const money = (dollars: number | undefined): Money | undefined =>
  dollars === undefined ? undefined : Money.ofDollars(dollars);

type ClaimParameters = Wire<ClaimDetails, 'estimate'> & { readonly claimNumber: string };

export const claimOfWire = ({ claimNumber, estimate, ...claim }: ClaimParameters): ClaimDetails => ({
  ...claim,
  reference: claimNumber,
  estimate: money(estimate),
});

type TermParameters = Partial<Wire<Term, 'monthlyPremium' | 'annualPremium'>>;

const termOfWire = ({ monthlyPremium, annualPremium, coverages = [], ...term }: TermParameters): Term => ({
  status: '',
  ...term,
  coverages,
  monthlyPremium: money(monthlyPremium),
  annualPremium: money(annualPremium),
});

interface PolicyParameters {
  readonly policyNumber: string;
  readonly quoteId: string;
  readonly underwriting: { readonly residence: { readonly residenceType: string } };
  readonly currentTerm: TermParameters;
  readonly priorTerms: readonly TermParameters[];
}

export const policyOfWire = (policy: PolicyParameters): PolicyWithTerms => ({
  policyNumber: policy.policyNumber,
  quoteId: policy.quoteId,
  residenceType: policy.underwriting.residence.residenceType,
  terms: { current: termOfWire(policy.currentTerm), prior: policy.priorTerms.map(termOfWire) },
});

type Addresses = 'address' | 'mailingAddress';

interface CustomerParameters extends Omit<Partial<Profile>, Addresses | 'billingTerm' | 'thirdPartyDesignee'> {
  readonly address: Omit<PostalAddress, 'state'>;
  readonly mailingAddress: Omit<PostalAddress, 'state'>;
  readonly billingMethod: { readonly billingTerm: string };
  readonly thirdPartyDesignee: { readonly fullName: string; readonly address: Omit<PostalAddress, 'state'> };
}

export const profileOfWire = (profile: Profile, parameters: CustomerParameters): Profile => {
  const { address, mailingAddress, billingMethod, thirdPartyDesignee, ...texts } = parameters;
  const { state } = profile.address;
  return {
    ...profile,
    ...texts,
    address: { ...address, state },
    mailingAddress: { ...mailingAddress, state },
    billingTerm: billingMethod.billingTerm,
    thirdPartyDesignee: { fullName: thirdPartyDesignee.fullName, address: { ...thirdPartyDesignee.address, state } },
  };
};

interface BillingParameters {
  readonly paymentHistory: readonly (Omit<Payment, 'amount' | 'createdAt'> & {
    readonly createdAt: string;
    readonly amount: number;
  })[];
  readonly paymentMethod: PaymentMethod;
  readonly pastDue: boolean;
  readonly balance: number;
}

export const billingOfWire = (
  billing: BillingParameters,
): Pick<Account, 'payments' | 'paymentMethod' | 'pastDue' | 'balance'> => ({
  payments: billing.paymentHistory.map(({ amount, createdAt, ...payment }) => ({
    ...payment,
    createdAt: createdAt as Instant,
    amount: Money.ofDollars(amount),
  })),
  paymentMethod: billing.paymentMethod,
  pastDue: billing.pastDue,
  balance: Money.ofDollars(billing.balance),
});
