import type { CallName } from '../../src/application/ports/Gateways';
import { everyCall } from '../support/everyCall';
import { type ReceivedCall, data, json } from '../support/FakeNetwork';
import { goodAnswer, isCallOf } from './insurerAnswers';

interface FiledClaim {
  readonly claimNumber: string;
  readonly facts: object;
}

interface Answered {
  readonly body: string;
  readonly reply: Response;
}

const fieldOf = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

const successOf = (method: CallName): unknown => everyCall.find(({ through }) => through === method)?.success[0];

const [knownPolicy] = successOf('policy.list') as [{ readonly currentTerm: object }];

/** An insurer that carries out every write and counts the effects. A write that changes no value has no effect. */
export class CountingInsurer {
  readonly claims: FiledClaim[] = [];
  cancellations = 0;
  coverageChanges = 0;
  termChanges = 0;
  profileChanges = 0;
  /** The billing tokens, in order. */
  readonly paidWith: string[] = [];
  #coverages: readonly string[] = ['bul', 'hep'];
  #term = 'yearly';
  #profile = successOf('customer.load') as object;
  readonly #answered = new Map<string, Answered>();
  readonly #knowsKeys: boolean;

  /** @param knowsKeys whether it honours `Idempotency-Key` */
  constructor(knowsKeys: boolean) {
    this.#knowsKeys = knowsKeys;
  }

  /** The same key and body: the first reply again. The same key and another body: 422. */
  carryOut(call: ReceivedCall): Response {
    const key = this.#knowsKeys ? (call.headers.get('Idempotency-Key') ?? '') : '';
    if (key === '') return this.#answer(call);
    const body = JSON.stringify(call.body);
    const before = this.#answered.get(key);
    if (before && before.body !== body) return json(422, { message: 'The key was used for another request.' });
    const reply = before?.reply ?? this.#answer(call);
    if (reply.ok) this.#answered.set(key, { body, reply: reply.clone() });
    return reply;
  }

  readonly #replies: Readonly<Record<string, (call: ReceivedCall) => Response>> = {
    'POST /api/claims': ({ body }) => this.#file(body),
    'GET /api/claims': () => data(this.claims.map(({ claimNumber }) => this.#held(claimNumber))),
    'GET /api/claims/{id}': ({ path }) => data(this.#held(path.split('/').at(-1) ?? '')),
    'PUT /api/policies': ({ body }) => this.#changePolicy(body),
    'GET /api/policies': () => data([this.#policy()]),
    'PUT /api/customer/billingMethod': ({ body }) => this.#changeMethod(body),
    'GET /api/customer/billingMethod': () => data(this.#billing()),
    'PUT /api/customer/billingTerm': ({ body }) => this.#changeTerm(body),
    'GET /api/customer/billingTerm': () => data({ billingTerm: this.#term }),
    'PUT /api/customer': ({ body }) => this.#changeProfile(body),
    'GET /api/customer': () => data(this.#profile),
  };

  #answer(call: ReceivedCall): Response {
    const [, reply = goodAnswer] = Object.entries(this.#replies).find(([pattern]) => isCallOf(pattern, call)) ?? [];
    return reply(call);
  }

  #changeMethod(body: unknown): Response {
    this.paidWith.push(String(fieldOf(body, 'billingToken')));
    return data({});
  }

  /** Each change of the payment method shows. */
  #billing(): object {
    const lastFour = String(1111 + this.paidWith.length);
    return { paymentHistory: [], paymentMethod: { type: 'credit_card', lastFour }, pastDue: false, balance: 0 };
  }

  #file(body: unknown): Response {
    const claimNumber = `C-${String(this.claims.length + 1)}`;
    this.claims.push({ claimNumber, facts: Object(body) as object });
    return data({ claimNumber });
  }

  #held(claimNumber: string): object {
    const number = this.claims.findIndex((claim) => claim.claimNumber === claimNumber);
    const createdAt = new Date(Date.UTC(2026, 10, 21, 15, 0, number)).toISOString();
    return { ...this.claims[number]?.facts, claimNumber, policyNumber: 'NY-1', createdAt };
  }

  #changeTerm(body: unknown): Response {
    const term = String(fieldOf(body, 'billingTerm'));
    if (term !== this.#term) this.termChanges += 1;
    this.#term = term;
    return data({});
  }

  #changeProfile(body: unknown): Response {
    const changed = { ...this.#profile, ...(body as object), changeReasonDescription: undefined };
    if (JSON.stringify(changed) !== JSON.stringify(this.#profile)) this.profileChanges += 1;
    this.#profile = changed;
    return data({});
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
    return { ...knownPolicy, currentTerm: { ...knownPolicy.currentTerm, status, coverages } };
  }
}
