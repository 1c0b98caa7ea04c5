import type { Session } from '../../domain/session/Session';
import { CalendarDate } from '../../domain/CalendarDate';
import type { Account } from '../memory/Account';
import { password } from '../memory/personas/household';
import { type PersonaName, personas } from '../memory/personas/personas';
import { verificationCodes } from '../memory/verificationCodes';
import { accountOf } from '../memory/World';
import { canonicalBody, customersKey } from './idempotency';
import { type Insurer, gatewaysOf, opened, resetInsurer } from './Insurer';
import { billingOfWire, claimOfWire, policyOfWire, profileOfWire } from './completeStates';
import { type ClaimBody, filedClaim } from './wire/claims';

/** Values of a provider state, for requests and expected responses. */
export type StateValues = Record<string, string>;

/** A day when every persona is covered. */
const lossDate = (insurer: Insurer): string => CalendarDate.plusDays(insurer.world.day, -7);

/** The persona that can do whatever any customer can do. */
const anyCustomer = 'any-customer';

const isPersona = (state: string): state is PersonaName => Object.hasOwn(personas, state);

const signIn = async (insurer: Insurer, account: Account): Promise<StateValues> => {
  const entered = account.password ?? account.temporaryPassword;
  if (entered === undefined) return {};
  const reply = await gatewaysOf(insurer, undefined).auth.login({ userName: account.email, password: entered });
  if (reply.kind === 'newPasswordRequired') return { challengeToken: reply.token, temporaryPassword: entered };
  if (reply.kind !== 'signedIn') throw new Error(`${account.email} cannot sign in.`);
  const { authToken, accessToken, refreshToken } = opened(insurer, reply.session);
  return { authToken, accessToken, refreshToken };
};

/** Resets the world and signs this customer in, if possible. */
const enterPersona = async (insurer: Insurer, name: PersonaName): Promise<StateValues> => {
  resetInsurer(insurer);
  insurer.states.push(name);
  const account = accountOf(insurer.world, name);
  const [policy] = account.policies;
  return {
    userName: account.email,
    password,
    dateOfLoss: lossDate(insurer),
    ...(policy && { policyNumber: policy.policyNumber, quoteId: policy.quoteId ?? '' }),
    ...(account.invitation !== undefined && { invitation: account.invitation }),
    ...(await signIn(insurer, account)),
  };
};

/** The session of the persona. */
const signedIn = (insurer: Insurer): Session => {
  const session = [...insurer.sessions.values()].at(-1);
  if (session === undefined) throw new Error('This state needs a persona that is signed in.');
  return session;
};

/** The account of the persona. */
const ownAccount = (insurer: Insurer): Account => {
  const name = insurer.world.sessions[signedIn(insurer).authToken]?.owner;
  if (name === undefined) throw new Error('This state needs a persona that is signed in.');
  return accountOf(insurer.world, name);
};

const policyChange = async (insurer: Insurer): Promise<string> => {
  const { policy } = gatewaysOf(insurer, signedIn(insurer));
  const reply = await policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], 'Updated Policy Coverages');
  if (reply.kind !== 'accepted') throw new Error('The persona cannot change its coverages.');
  return reply.correlationId;
};

const newEmail = 'new.address@example.com';

const emailCode = async (insurer: Insurer): Promise<StateValues> => {
  await gatewaysOf(insurer, signedIn(insurer)).customer.requestEmailCode(newEmail);
  return { verificationCode: verificationCodes.right };
};

const emailChange = async (insurer: Insurer): Promise<string> => {
  await emailCode(insurer);
  const reply = await gatewaysOf(insurer, signedIn(insurer)).customer.confirmEmailChange({
    oldEmail: signedIn(insurer).userName,
    verificationCode: verificationCodes.right,
    password,
  });
  if (reply.kind !== 'accepted') throw new Error('The persona cannot change its email address.');
  return reply.changeId;
};

/** Makes a pending change fail, or complete at the next poll. */
const settle = (insurer: Insurer, id: string, failure?: string): string => {
  const change = insurer.world.changes[id];
  if (change === undefined) throw new Error(`There is no change ${id}.`);
  insurer.world.changes[id] = { ...change, pollsLeft: 0, ...(failure !== undefined && { failure }) };
  return id;
};

const declined = 'The payment was declined.';
const taken = 'The address was taken meanwhile.';

/** Provider states that change the persona that was entered before. */
const situations: Readonly<
  Record<string, (insurer: Insurer, params: unknown) => StateValues | undefined | Promise<StateValues | undefined>>
> = {
  'tokens-expired': (insurer) => {
    insurer.expired.add(signedIn(insurer).authToken);
  },
  'refresh-token-revoked': (insurer) => {
    Reflect.deleteProperty(insurer.world.sessions, signedIn(insurer).authToken);
  },
  'claim-filed': async (insurer, params) => {
    const { idempotencyKey, claimNumber, ...claim } = Object(params) as Record<string, unknown>;
    const account = ownAccount(insurer);
    const { claims } = gatewaysOf(insurer, signedIn(insurer));
    const key = String(idempotencyKey);
    const dateOfLoss = lossDate(insurer);
    const reference = await claims.submit(filedClaim({ ...(claim as unknown as ClaimBody), dateOfLoss }), key);
    const filed = account.claims.find((one) => one.reference === reference);
    Object.assign(filed ?? {}, { reference: claimNumber });
    Object.assign(account.repliesByKey[key] ?? {}, { reply: claimNumber });
    insurer.sent.set(customersKey(insurer, signedIn(insurer).authToken, key), canonicalBody({ ...claim, dateOfLoss }));
    return { claimNumber: String(claimNumber) };
  },
  'claim-complete': (insurer, params) => {
    ownAccount(insurer).claims = [claimOfWire(Object(params))];
  },
  'policy-complete': (insurer, params) => {
    ownAccount(insurer).policies = [policyOfWire(Object(params))];
  },
  'document-stored': (insurer, params) => {
    ownAccount(insurer).documentKeys.push(String(Reflect.get(Object(params), 'key')));
  },
  'customer-complete': (insurer, params) => {
    const account = ownAccount(insurer);
    account.profile = profileOfWire(account.profile, Object(params));
  },
  'billing-complete': (insurer, params) => {
    Object.assign(ownAccount(insurer), billingOfWire(Object(params)));
  },
  'billing-term': (insurer, params) => {
    ownAccount(insurer).billingTerm = String(Reflect.get(Object(params), 'billingTerm'));
  },
  'no-payment-method': (insurer) => {
    ownAccount(insurer).paymentMethod = { type: 'NONE' };
  },
  'terms-over': (insurer) => {
    const account = ownAccount(insurer);
    account.policies = account.policies.map(({ terms: { current, prior }, ...policy }) => ({
      ...policy,
      terms: { prior: current ? [current, ...prior] : prior },
    }));
  },
  'email-in-use': () => ({ emailInUse: 'nj-noclaims@example.com' }),
  'payment-token': () => ({ billingToken: 'tok:credit_card:visa:1111' }),
  'payment-token-blank': () => ({ billingToken: 'tok:credit_card::' }),
  'code-sent': () => ({ confirmationCode: verificationCodes.right }),
  'code-expired': () => ({ confirmationCode: verificationCodes.expired }),
  'invitation-used': async (insurer) => {
    const { auth } = gatewaysOf(insurer, undefined);
    const invited = accountOf(insurer.world, 'ny-invited');
    await auth.createUser({ token: invited.invitation ?? '', userName: invited.email, password });
  },
  'policy-change-pending': async (insurer) => ({ correlationId: await policyChange(insurer) }),
  'policy-change-complete': async (insurer) => ({ correlationId: settle(insurer, await policyChange(insurer)) }),
  'policy-change-failed': async (insurer) => ({
    correlationId: settle(insurer, await policyChange(insurer), declined),
  }),
  'email-code-sent': emailCode,
  'email-code-expired': async (insurer) => ({
    ...(await emailCode(insurer)),
    verificationCode: verificationCodes.expired,
  }),
  'email-attempts-exceeded': async (insurer) => ({
    ...(await emailCode(insurer)),
    verificationCode: verificationCodes.tooManyAttempts,
  }),
  'email-change-pending': async (insurer) => ({ changeId: await emailChange(insurer) }),
  'email-change-complete': async (insurer) => ({ changeId: settle(insurer, await emailChange(insurer)) }),
  'email-change-failed': async (insurer) => ({ changeId: settle(insurer, await emailChange(insurer), taken) }),
};

/** The names of all provider states. */
export const stateNames: readonly string[] = [anyCustomer, ...Object.keys(personas), ...Object.keys(situations)];

/** Enters a provider state. Returns `undefined` for an unknown name. */
export const enterState = async (
  insurer: Insurer,
  state: string,
  params: unknown,
): Promise<StateValues | undefined> => {
  insurer.states.push(state);
  if (state === anyCustomer) return enterPersona(insurer, 'nj-current');
  if (isPersona(state)) return enterPersona(insurer, state);
  return Object.hasOwn(situations, state) ? ((await situations[state]?.(insurer, params)) ?? {}) : undefined;
};
