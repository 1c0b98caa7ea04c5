import { type ReceivedCall, data, json } from '../support/FakeNetwork';
import { goodAnswer, isCallOf } from './insurerAnswers';

interface FiledClaim {
  readonly claimNumber: string;
  readonly key: string;
  readonly facts: object;
}

const fieldOf = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

/** An insurer who carries out what arrives, and counts what came of it. */
export class CountingInsurer {
  readonly claims: FiledClaim[] = [];
  /** How often the policy was really cancelled, and the coverages really changed. */
  cancellations = 0;
  coverageChanges = 0;
  /** The tokens that were paid with, in order. */
  readonly paidWith: string[] = [];
  #coverages: readonly string[] = ['bul', 'hep'];
  readonly #knowsKeys: boolean;

  /** @param knowsKeys whether `Idempotency-Key` keeps it from filing twice */
  constructor(knowsKeys: boolean) {
    this.#knowsKeys = knowsKeys;
  }

  carryOut(call: ReceivedCall): Response {
    if (isCallOf('POST /api/claims', call)) return this.#file(call);
    if (isCallOf('PUT /api/policies', call)) return this.#changePolicy(call.body);
    if (isCallOf('PUT /api/customer/billingMethod', call)) {
      this.paidWith.push(String(fieldOf(call.body, 'billingToken')));
      return data({});
    }
    if (isCallOf('GET /api/claims', call)) return data(this.claims.map(({ claimNumber }) => this.#held(claimNumber)));
    if (isCallOf('GET /api/claims/{id}', call)) return data(this.#held(call.path.split('/').at(-1) ?? ''));
    return isCallOf('GET /api/policies', call) ? data([this.#policy()]) : goodAnswer(call);
  }

  #file({ headers, body }: ReceivedCall): Response {
    const key = headers.get('Idempotency-Key') ?? '';
    const before = this.#knowsKeys ? this.claims.find((claim) => claim.key === key) : undefined;
    if (before) return data({ claimNumber: before.claimNumber });
    const claimNumber = `C-${String(this.claims.length + 1)}`;
    this.claims.push({ claimNumber, key, facts: Object(body) as object });
    return data({ claimNumber });
  }

  #held(claimNumber: string): object {
    const number = this.claims.findIndex((claim) => claim.claimNumber === claimNumber);
    const createdAt = new Date(Date.UTC(2026, 10, 21, 15, 0, number)).toISOString();
    return { ...this.claims[number]?.facts, claimNumber, policyNumber: 'NY-1', createdAt };
  }

  #changePolicy(body: unknown): Response {
    if (fieldOf(body, 'changeReason') === 'custcancelled') {
      if (this.cancellations > 0) return json(400, { message: 'The policy is cancelled.' });
      this.cancellations += 1;
      return data({ correlationId: 'change-1' });
    }
    const codes = (fieldOf(body, 'coverages') as { code: string }[]).map(({ code }) => code);
    if (codes.join() !== this.#coverages.join()) this.coverageChanges += 1;
    this.#coverages = codes;
    return data({ correlationId: 'change-1' });
  }

  #policy(): object {
    const coverages = this.#coverages.map((code) => ({ code, limitAmount: '10000', deductible: '500' }));
    const status = this.cancellations > 0 ? 'cancelled' : 'current';
    return {
      policyNumber: 'NY-1',
      quoteId: 'Q-1',
      underwriting: { residence: { residenceType: 'HOME' } },
      currentTerm: {
        startDate: '2026-08-23',
        endDate: '2027-08-23',
        status,
        monthlyPremium: 9.99,
        annualPremium: 109.89,
        coverages,
      },
    };
  }
}
