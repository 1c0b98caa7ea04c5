import { httpGateways } from '../../src/adapters/http/httpGateways';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { policyShown } from '../../src/domain/policy/Policy';
import { type PortalUnderTest, outcomeOf, password, signIn } from '../contract/PortalUnderTest';
import { aClaim } from '../support/claim';
import { oneId, sessionSlot } from '../support/FakeNetwork';

/** A portal over HTTP, and the provider states of the server behind it. */
interface Visit extends Pick<PortalUnderTest, 'gateways' | 'session'> {
  /** Enters a state, and answers its values. */
  readonly enter: (state: string) => Promise<Record<string, string>>;
  /** Enters the state of a persona, and signs it in. */
  readonly arrive: (persona: string) => Promise<Record<string, string>>;
}

const newPassword = 'Hearth-2027!';
const { signal } = new AbortController();

const expectKind = (reply: { readonly kind: string }, kind: string): void => {
  if (reply.kind !== kind) throw new Error(`${kind} expected, ${JSON.stringify(reply)} received`);
};

const expectSome = <T>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('an empty list received');
  return first;
};

/** Reads everything that the dashboard and the pages behind it show. */
const readEverything = async ({ gateways }: Visit): Promise<void> => {
  const policy = policyShown(expectSome(await gateways.policy.list(signal)), false);
  if (policy?.status !== '' && policy?.status !== 'current') throw new Error('the policy is not active');
  if ((await gateways.customer.load(signal)).email === '') throw new Error('the customer has no email');
  expectKind(await gateways.billing.history(signal), 'loaded');
  expectKind(await gateways.billing.term(signal), 'loaded');
  expectSome(await gateways.documents.list(signal));
};

/** What a customer does, from signing in to the end. */
const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'sign in and look at everything': async (visit) => {
    await visit.arrive('ny-current');
    await readEverything(visit);
  },
  'follow and file claims': async (visit) => {
    await visit.arrive('nj-current');
    await readEverything(visit);
    const { claims, customer } = visit.gateways;
    const before = await claims.list(signal);
    await claims.details(expectSome(before).reference, signal);
    expectKind(
      await customer.save(
        { phoneNumber: '201-555-0176', email: 'nj-current@example.com', contactPreference: 'sms' },
        'Updated Customer Info',
      ),
      'saved',
    );
    const claim = aClaim({ dateOfLoss: CalendarDate.ofLocalDate(new Date()) });
    const key = crypto.randomUUID();
    const reference = await claims.submit(claim, key);
    if ((await claims.submit(claim, key)) !== reference) throw new Error('the claim was filed twice');
    if ((await claims.list(signal)).length !== before.length + 1) throw new Error('the claim is not in the list');
  },
  'change the coverage, then cancel': async (visit) => {
    const { quoteId = '' } = await visit.arrive('ny-current');
    const { policy, rating } = visit.gateways;
    const coverages = [{ code: 'bul' }, { code: 'hep' }] as const;
    const request = { state: 'NY', billingTerm: 'yearly', coverages, residenceType: 'HOME' } as const;
    expectKind(await rating.preview(quoteId, request, signal), 'rated');
    const reply = await policy.changeCoverages(coverages, 'Updated Policy Coverages');
    if (reply.kind !== 'accepted') throw new Error('the change was refused');
    expectKind(await outcomeOf(() => policy.changeStatus(reply.correlationId, signal)), 'complete');
    await policy.list(signal);
    expectKind(await policy.cancel('We are moving.'), 'accepted');
  },
  'be refused a change of coverage': async (visit) => {
    await visit.arrive('ny-frozen');
    expectKind(await visit.gateways.policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages'), 'forbidden');
    await visit.arrive('ny-pastdue');
    expectKind(await visit.gateways.policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages'), 'refused');
  },
  'see what is due and pay otherwise': async (visit) => {
    await visit.arrive('ny-pastdue');
    const { billing, rating } = visit.gateways;
    expectKind(await billing.history(signal), 'loaded');
    await billing.agreement('recurringBilling', signal);
    expectKind(await billing.updateMethod('tok:credit_card:visa:1111'), 'updated');
    expectKind(await billing.updateMethod('no-such-token'), 'refused');
    const request = { state: 'NY', coverages: [{ code: 'bul' }], residenceType: 'HOME' } as const;
    await rating.rate({ ...request, billingTerm: 'monthly' }, signal);
    await rating.rate({ ...request, billingTerm: 'yearly' }, signal);
    await billing.updateTerm('yearly');
  },
  'change the profile and the email address': async (visit) => {
    await visit.arrive('nj-current');
    const { customer } = visit.gateways;
    expectKind(await customer.save({ edeliveryPreference: false }, 'Updated eDevlivery Preference'), 'saved');
    expectKind(await customer.requestEmailCode('ny-current@example.com'), 'inUse');
    expectKind(await customer.requestEmailCode('new.address@example.com'), 'sent');
    const change = { oldEmail: 'nj-current@example.com', verificationCode: '246810', password };
    expectKind(await customer.confirmEmailChange({ ...change, password: 'Wrong-2026!' }), 'rejected');
    const reply = await customer.confirmEmailChange(change);
    if (reply.kind !== 'accepted') throw new Error(`the email change was ${reply.kind}`);
    expectKind(await outcomeOf(() => customer.emailChangeStatus(reply.changeId, signal)), 'complete');
    await signIn(visit, 'new.address@example.com');
  },
  'sign in with a wrong password': async (visit) => {
    await visit.enter('nj-current');
    const reply = await visit.gateways.auth.login({ userName: 'nj-current@example.com', password: 'Wrong-2026!' });
    expectKind(reply, 'invalidCredentials');
  },
  'recover a forgotten password': async (visit) => {
    await visit.enter('nj-current');
    const { auth } = visit.gateways;
    const userName = 'nj-current@example.com';
    await auth.requestCode(userName);
    await auth.resetPassword({ userName, confirmationCode: '246810', password: newPassword });
    expectKind(await auth.login({ userName, password: newPassword }), 'signedIn');
  },
  'accept an invitation': async (visit) => {
    await visit.enter('ny-invited');
    const { auth, customer } = visit.gateways;
    await auth.sendInvitation('ny-invited@example.com');
    expectKind(await auth.checkInvitation('no-such-invitation', signal), 'notFound');
    const reply = await auth.checkInvitation('invite-ny', signal);
    if (reply.kind !== 'valid') throw new Error(`the invitation is ${reply.kind}`);
    visit.session.write(await auth.createUser({ token: 'invite-ny', userName: reply.userName, password: newPassword }));
    await customer.load(signal);
  },
  'replace a temporary password': async (visit) => {
    await visit.enter('ny-temporary');
    const { auth, customer } = visit.gateways;
    const reply = await auth.login({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' });
    if (reply.kind !== 'newPasswordRequired') throw new Error(`the login answered ${reply.kind}`);
    const { token } = reply;
    visit.session.write(
      await auth.confirmTemporaryPassword({ token, oldPassword: 'Temp-2026!', password: newPassword }),
    );
    await customer.load(signal);
  },
  'go on after the tokens have expired': async (visit) => {
    await visit.arrive('nj-current');
    await visit.enter('tokens-expired');
    expectSome(await visit.gateways.claims.list(signal));
  },
};

/** Takes a portal through every journey against a server; answers what went wrong. */
export const takeJourneys = async (baseUrl: string): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const [name, journey] of Object.entries(journeys)) {
    const session = sessionSlot();
    const gateways = httpGateways({ fetch: (request) => fetch(request), baseUrl, session, ids: oneId });
    const enter = async (state: string): Promise<Record<string, string>> => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ state, action: 'setup' });
      const response = await fetch(`${baseUrl}/_pact/states`, { method: 'POST', headers, body });
      return (await response.json()) as Record<string, string>;
    };
    const arrive = async (persona: string): Promise<Record<string, string>> => {
      const values = await enter(persona);
      await signIn({ gateways, session }, `${persona}@example.com`);
      return values;
    };
    try {
      await journey({ gateways, session, enter, arrive });
    } catch (failure) {
      const { details } = Object(failure) as { readonly details?: unknown };
      problems.push(`${name}: ${String(failure)} ${JSON.stringify(details ?? '')}`);
    }
  }
  return problems;
};
