import type { Gateways } from '../../application/ports/Gateways';
import { CalendarDate } from '../../domain/CalendarDate';
import type { Account } from '../memory/Account';
import type { Tokens } from '../memory/caller';
import { beginChange } from '../memory/pendingChanges';
import { PASSWORD } from '../memory/personas/household';
import { type PersonaName, isPersonaName, personaNames } from '../memory/personas/personas';
import { verificationCodes } from '../memory/verificationCodes';
import { accountOf, ownerOfEmail } from '../memory/World';
import { ownKey } from './idempotency';
import { type Insurer, gatewaysOf, resetInsurer } from './Insurer';
import { billingOfWire } from './wire/billing';
import { type ClaimBody, claimOfWire, filedClaim } from './wire/claims';
import { profileOfWire } from './wire/customer';
import { policyOfWire } from './wire/policies';

/** Values of a provider state, for requests and expected responses. */
export type StateValues = Record<string, string>;

/** A day when every persona is covered. */
const lossDate = (insurer: Insurer): string => CalendarDate.plusDays(insurer.world.day, -7);

/** The persona that can do whatever any customer can do. */
const ANY_CUSTOMER = 'any-customer';

const signIn = async (insurer: Insurer, account: Account): Promise<StateValues> => {
  const entered = account.password ?? account.temporaryPassword;
  if (entered === undefined) return {};
  const reply = await gatewaysOf(insurer, undefined).auth.login({ userName: account.email, password: entered });
  if (reply.kind === 'newPasswordRequired') return { challengeToken: reply.token, temporaryPassword: entered };
  if (reply.kind !== 'signedIn') throw new Error(`${account.email} cannot sign in.`);
  const { authToken, accessToken, refreshToken } = reply.session;
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
    password: PASSWORD,
    dateOfLoss: lossDate(insurer),
    idempotencyKey: crypto.randomUUID(),
    ...(policy && { policyNumber: policy.policyNumber, quoteId: policy.quoteId ?? '' }),
    ...(account.invitation !== undefined && { invitation: account.invitation }),
    ...(await signIn(insurer, account)),
  };
};

/** The persona that was entered last, or signed in last where none was entered, and the tokens of its last session. */
const signedIn = ({ world, states }: Insurer): { readonly tokens: Tokens; readonly account: Account } => {
  const persona = states.findLast(isPersonaName);
  const [authToken, session] =
    Object.entries(world.sessions).findLast(([, { owner }]) => persona === undefined || owner === persona) ?? [];
  if (authToken === undefined || session === undefined)
    throw new Error('This state needs a persona that is signed in.');
  return { tokens: { authToken, accessToken: session.accessToken }, account: accountOf(world, session.owner) };
};

/** The persona that was entered last may have no session yet. */
const ownAccount = (insurer: Insurer): Account => {
  const persona = insurer.states.findLast(isPersonaName);
  return persona ? accountOf(insurer.world, persona) : signedIn(insurer).account;
};

const ownGateways = (insurer: Insurer): Gateways => gatewaysOf(insurer, signedIn(insurer).tokens);

const policyChange = async (insurer: Insurer): Promise<string> => {
  const reply = await ownGateways(insurer).policy.changeCoverages(
    [{ code: 'bul' }, { code: 'hep' }],
    'Updated Policy Coverages',
  );
  if (reply.kind !== 'accepted') throw new Error('The persona cannot change its coverages.');
  return reply.correlationId;
};

/** The address is that of the parameters, or a free one. */
const emailCode =
  (verificationCode: string) =>
  async (insurer: Insurer, params?: unknown): Promise<StateValues> => {
    const email: unknown = Reflect.get(Object(params), 'email');
    await ownGateways(insurer).customer.requestEmailCode(typeof email === 'string' ? email : 'new.address@example.com');
    return { verificationCode };
  };

const emailChange = async (insurer: Insurer): Promise<string> => {
  await emailCode(verificationCodes.right)(insurer);
  const reply = await ownGateways(insurer).customer.confirmEmailChange({
    oldEmail: ownAccount(insurer).email,
    verificationCode: verificationCodes.right,
    password: PASSWORD,
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

/** A customer beside the persona that was entered. */
const ANOTHER_CUSTOMER: PersonaName = 'il-current';

const DECLINED = 'The payment was declined.';
const TAKEN = 'The address was taken meanwhile.';

/** Provider states that change the persona that was entered before. Each returns its values, or nothing. */
const stateChanges: Readonly<Record<string, (insurer: Insurer, params: unknown) => unknown>> = {
  'tokens-expired': (insurer) => {
    const { sessions } = insurer.world;
    const owner = sessions[signedIn(insurer).tokens.authToken]?.owner;
    for (const [authToken, session] of Object.entries(sessions))
      if (session.owner === owner) insurer.expired.add(authToken);
  },
  // The server keeps everything in memory, so it only goes on.
  restarted: () => ({}),
  'refresh-token-revoked': (insurer) => {
    Reflect.deleteProperty(insurer.world.sessions, signedIn(insurer).tokens.authToken);
  },
  'claim-filed': async (insurer, params) => {
    const key = crypto.randomUUID();
    const { claimNumber, ...claim } = Object(params) as ClaimBody & { readonly claimNumber: string };
    const body = { ...claim, dateOfLoss: lossDate(insurer) };
    const { tokens, account } = signedIn(insurer);
    await ownGateways(insurer).claims.submit(filedClaim(body), key);
    Object.assign(account.claims.at(-1) ?? {}, { reference: claimNumber });
    insurer.replies.set(ownKey(insurer, tokens.authToken, 'POST /api/claims', key), {
      body,
      reply: { data: { claimNumber } },
    });
    return { claimNumber, idempotencyKey: key };
  },
  'claim-complete': (insurer, params) => {
    ownAccount(insurer).claims = [claimOfWire(Object(params))];
  },
  'policy-complete': (insurer, params) => {
    ownAccount(insurer).policies = [policyOfWire(Object(params))];
  },
  'document-stored': (insurer, params) => {
    const account = ownAccount(insurer);
    // On some days, a customer has a document of the same key from the start.
    account.documentKeys = [...new Set([...account.documentKeys, String(Reflect.get(Object(params), 'key'))])];
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
  'another-customer': () => ({ anotherUserName: `${ANOTHER_CUSTOMER}@example.com`, anotherPassword: PASSWORD }),
  'another-customers-claim': (insurer) => {
    const [claim] = accountOf(insurer.world, 'nj-current').claims;
    accountOf(insurer.world, ANOTHER_CUSTOMER).claims = claim ? [{ ...claim, reference: 'HC-900001' }] : [];
    return { anotherClaim: 'HC-900001' };
  },
  'another-customers-change': ({ world }) => {
    const owner = { account: accountOf(world, ANOTHER_CUSTOMER), name: ANOTHER_CUSTOMER };
    return { anotherChange: beginChange(world, owner, { coverages: ['hep'] }) };
  },
  'email-in-use': () => ({ emailInUse: 'nj-noclaims@example.com' }),
  'payment-token': () => ({ billingToken: 'tok:credit_card:visa:1111' }),
  'payment-token-bank': () => ({ billingToken: 'tok:bank_account_info::6789' }),
  'payment-token-blank': () => ({ billingToken: 'tok:credit_card::' }),
  'code-sent': ({ world }, params) => {
    const owner = ownerOfEmail(world, String(Reflect.get(Object(params), 'userName')));
    const account = owner && accountOf(world, owner);
    const own = [account?.email, account?.profile.email, account?.pendingEmail];
    const sentTo = world.messages.findLast(({ to }) => own.includes(to))?.to;
    return { confirmationCode: verificationCodes.forPassword, ...(sentTo !== undefined && { sentTo }) };
  },
  'code-expired': () => ({ confirmationCode: verificationCodes.expired }),
  'invitation-used': async (insurer) => {
    const { auth } = gatewaysOf(insurer, undefined);
    const invited = accountOf(insurer.world, 'ny-invited');
    await auth.createUser({ token: invited.invitation ?? '', userName: invited.email, password: PASSWORD });
  },
  'policy-change-pending': async (insurer) => ({ correlationId: await policyChange(insurer) }),
  'policy-change-complete': async (insurer) => ({ correlationId: settle(insurer, await policyChange(insurer)) }),
  'policy-change-failed': async (insurer) => ({
    correlationId: settle(insurer, await policyChange(insurer), DECLINED),
  }),
  'email-code-sent': emailCode(verificationCodes.forEmail),
  'email-code-expired': emailCode(verificationCodes.expired),
  'email-attempts-exceeded': emailCode(verificationCodes.tooManyAttempts),
  'email-change-pending': async (insurer) => ({ changeId: await emailChange(insurer) }),
  'email-change-complete': async (insurer) => ({ changeId: settle(insurer, await emailChange(insurer)) }),
  'email-change-failed': async (insurer) => ({ changeId: settle(insurer, await emailChange(insurer), TAKEN) }),
};

/** The names of all provider states. */
export const stateNames: readonly string[] = [ANY_CUSTOMER, ...personaNames, ...Object.keys(stateChanges)];

/** Enters a provider state. Returns `undefined` for an unknown name. */
export const enterState = async (
  insurer: Insurer,
  state: string,
  params: unknown,
): Promise<StateValues | undefined> => {
  insurer.states.push(state);
  if (state === ANY_CUSTOMER) return enterPersona(insurer, 'nj-current');
  if (isPersonaName(state)) return enterPersona(insurer, state);
  if (!Object.hasOwn(stateChanges, state)) return undefined;
  return ((await stateChanges[state]?.(insurer, params)) ?? {}) as StateValues;
};
