import { readFileSync, writeFileSync } from 'node:fs';
import { committedPact } from '../../scripts/pact/pactFile';
import { ApiFailure } from '../../src/application/ApiFailure';
import { callOf } from '../contract/apiCalls';
import { oneId } from '../support/FakeNetwork';
import type { Interaction } from './Interaction';
import { interactions } from './interactions/interactions';
import { type SentRequest, exampleOf, openPact } from './writePact';

// A server answers here, on whatever else the machine has to do.
jest.setTimeout(60_000);

const pact = openPact();

afterAll(() => pact.discard());

const expectOutcome = (outcome: unknown, { outcome: expected }: Interaction): void => {
  if ('value' in expected) {
    expect(outcome).toEqual(expected);
    return;
  }
  const { failure } = outcome as { readonly failure: unknown };
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ details: expected.failure });
};

const expectRequest = (sent: SentRequest, { method, path, query, headers = {}, body }: Interaction): void => {
  // Requests are exact, where the pact itself lets the provider's state decide a value and where it ignores more headers.
  const address = `${String(exampleOf(path))}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  expect({ method: sent.method, path: sent.path, body: sent.body }).toEqual({
    method,
    path: address,
    body: exampleOf(body),
  });
  expect(sent.headers.get('x-correlation-id')).toBe(oneId.next());
  // A backend may ignore the name of a call, so the pact does not ask for it.
  sent.headers.delete('x-correlation-id');
  const own = [...sent.headers.keys()].filter((name) => name.startsWith('x-') || name === 'idempotency-key');
  expect(Object.fromEntries(own.map((name) => [name, sent.headers.get(name)]))).toEqual(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), exampleOf(value)])),
  );
};

const tested = new Set<Interaction>();

/** Makes a call in each of its interactions. */
const makes = (call: string): void => {
  const own = interactions.filter(({ method, path }) => callOf(`${method} ${String(exampleOf(path))}`) === call);
  for (const interaction of own) tested.add(interaction);
  it.each(own.map((interaction) => [interaction.description, interaction] as const))('%s', async (_, interaction) => {
    const { outcome, sent } = await pact.play(interaction);
    expectOutcome(outcome, interaction);
    const [first, ...others] = sent;
    if (first === undefined) throw new Error('nothing was sent');
    expectRequest(first, interaction);
    // A refresh, and the same call again.
    expect(others).toHaveLength(interaction.afterRefresh === undefined ? 0 : 2);
  });
};

describe('Signing in @WIRE-1', () => makes('POST /api/auth/login'));
describe('Checking an invitation @WIRE-2', () => makes('GET /api/auth/token/{token}'));
describe('Creating a user @WIRE-3', () => makes('PUT /api/auth/user'));
describe('Requesting a code for a forgotten password @WIRE-4', () => makes('POST /api/auth/password'));
describe('Setting a password @WIRE-5 @WIRE-7', () => makes('PUT /api/auth/password'));
describe('Requesting a code for the first sign-in @WIRE-6', () => makes('POST /api/auth/user/invitation'));
describe('Refreshing the tokens @WIRE-8', () => makes('POST /api/auth/user/token'));
describe('Filing a claim @WIRE-9 @CLAIM-42', () => makes('POST /api/claims'));
describe('Listing the claims @WIRE-10', () => makes('GET /api/claims'));
describe('Reading a claim @WIRE-11', () => makes('GET /api/claims/{id}'));
describe('Listing the policies @WIRE-12', () => makes('GET /api/policies'));
describe('Cancelling the policy, or changing its coverages @WIRE-13 @WIRE-14 @POLICY-26 @POLICY-62', () =>
  makes('PUT /api/policies'));
describe('Polling a change of the policy @WIRE-15', () => makes('GET /api/policies/status/{correlationId}'));
describe('Listing the documents @WIRE-16', () => makes('GET /api/policies/documents'));
describe('Rating coverages @WIRE-17', () => makes('POST /api/rates'));
describe('Previewing a change @WIRE-18 @POLICY-63', () => makes('POST /api/rates/preview'));
describe('Reading the profile @WIRE-19', () => makes('GET /api/customer'));
describe('Saving the profile @WIRE-20', () => makes('PUT /api/customer'));
describe('Requesting an email code @WIRE-21', () => makes('POST /api/customer/email'));
describe('Confirming an email address @WIRE-22', () => makes('PUT /api/customer/email'));
describe('Polling a change of the email address @WIRE-23', () => makes('GET /api/customer/email/status/{id}'));
describe('Reading the billing history @WIRE-24', () => makes('GET /api/customer/billingMethod'));
describe('Updating the payment method @WIRE-25 @BILLING-31 @BILLING-69', () =>
  makes('PUT /api/customer/billingMethod'));
describe('Reading the billing term @WIRE-26', () => makes('GET /api/customer/billingTerm'));
describe('Updating the billing term @WIRE-27', () => makes('PUT /api/customer/billingTerm'));
describe('Reading an agreement @WIRE-28 @BILLING-39', () => makes('GET /api/referencedata'));

describe('The pact of the portal', () => {
  it('has a description of its own for every interaction', () => {
    const descriptions = interactions.map(({ description }) => description);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  it('has a test for every interaction', () => {
    expect(interactions.filter((interaction) => !tested.has(interaction))).toEqual([]);
  });

  it('does not take a request whose field has another name', async () => {
    const [signIn] = interactions;
    const other = openPact();
    try {
      const renamed = { ...signIn, body: { username: 'nj-current@example.com', password: 'Hearth-2026!' } };
      await expect(other.play(renamed as Interaction)).rejects.toThrow('userName');
    } finally {
      other.discard();
    }
  });

  it('is the committed one', () => {
    const text = pact.text();
    if (process.env['PACT_WRITE'] === '1') writeFileSync(committedPact, text);
    expect(text).toBe(readFileSync(committedPact, 'utf8'));
  });
});
