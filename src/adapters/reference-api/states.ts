import { Money } from '../../domain/Money';
import type { Session } from '../../domain/session/Session';
import type { Account } from '../memory/Account';
import { password } from '../memory/personas/household';
import { type PersonaName, personas } from '../memory/personas/personas';
import { verificationCodes } from '../memory/verificationCodes';
import { accountOf } from '../memory/World';
import { isFault } from './faults';
import { type Insurer, gatewaysOf, opened, resetInsurer } from './Insurer';
import { untilAnswered } from './endpoint';

/** What a provider state tells the verification, to be put into requests and expected replies. */
export type StateValues = Record<string, string>;

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

/** A fresh world with this customer signed in, if the customer can. */
const enterPersona = async (insurer: Insurer, name: PersonaName): Promise<StateValues> => {
  resetInsurer(insurer);
  const account = accountOf(insurer.world, name);
  const [policy] = account.policies;
  return {
    userName: account.email,
    password,
    ...(policy && { policyNumber: policy.policyNumber, quoteId: policy.quoteId }),
    ...(account.invitation !== undefined && { invitation: account.invitation }),
    ...(await signIn(insurer, account)),
  };
};

/** The customer whom the persona signed in. */
const signedIn = (insurer: Insurer): Session => {
  const session = [...insurer.sessions.values()].at(-1);
  if (session === undefined) throw new Error('This state needs a persona that is signed in.');
  return session;
};

const ownerOf = (insurer: Insurer): PersonaName => {
  const name = insurer.world.sessions[signedIn(insurer).authToken]?.owner;
  if (name === undefined) throw new Error('This state needs a persona that is signed in.');
  return name;
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

/** Lets a change that is under way fail, or take effect at the next look. */
const settle = (insurer: Insurer, id: string, failure?: string): string => {
  const change = insurer.world.changes[id];
  if (change === undefined) throw new Error(`There is no change ${id}.`);
  insurer.world.changes[id] = { ...change, pollsLeft: 0, ...(failure !== undefined && { failure }) };
  return id;
};

const declined = 'The payment was declined.';
const taken = 'The address was taken meanwhile.';

/** What may have happened to a persona before a call; each builds on the persona that was entered just before. */
const situations: Readonly<Record<string, (insurer: Insurer, params: unknown) => StateValues | Promise<StateValues>>> =
  {
    'tokens-expired': (insurer) => {
      insurer.expired.add(signedIn(insurer).authToken);
      return {};
    },
    'session-unknown': (insurer) => {
      insurer.sessions.delete(signedIn(insurer).authToken);
      return {};
    },
    'refresh-token-revoked': (insurer) => {
      Reflect.deleteProperty(insurer.world.sessions, signedIn(insurer).authToken);
      return {};
    },
    'claim-filed': async (insurer, params) => {
      const { idempotencyKey }: { readonly idempotencyKey?: string } = Object(params);
      const { claims } = gatewaysOf(insurer, signedIn(insurer));
      const claim = {
        description: 'It leaks.',
        equipment: 'Boiler',
        estimate: Money.ofCents(100),
        dateOfLoss: insurer.world.day,
      };
      return { claimNumber: await claims.submit(claim, idempotencyKey ?? '') };
    },
    'terms-over': (insurer) => {
      const account = accountOf(insurer.world, ownerOf(insurer));
      account.policies = account.policies.map(({ terms: { current, prior }, ...policy }) => ({
        ...policy,
        terms: { prior: current ? [current, ...prior] : prior },
      }));
      return {};
    },
    'email-in-use': () => ({ emailInUse: 'nj-noclaims@example.com' }),
    'payment-token': () => ({ billingToken: 'tok:credit_card:visa:1111' }),
    'code-sent': () => ({ confirmationCode: verificationCodes.right }),
    'code-expired': () => ({ confirmationCode: verificationCodes.expired }),
    'invitation-used': async (insurer) => {
      const { auth } = gatewaysOf(insurer, undefined);
      const invited = accountOf(insurer.world, 'ny-invited');
      await auth.createUser({ token: invited.invitation ?? '', userName: invited.email, password });
      return {};
    },
    'claim-with-processor-number': async (insurer) => {
      const { claims } = gatewaysOf(insurer, signedIn(insurer));
      for (const { reference } of await claims.list(untilAnswered)) {
        const { cpClaimNumber } = await claims.details(reference, untilAnswered);
        if (cpClaimNumber !== undefined) return { claimNumber: reference };
      }
      throw new Error('The persona has no claim with a number of the processor.');
    },
    'claim-without-processor-number': async (insurer) => {
      const { claims } = gatewaysOf(insurer, signedIn(insurer));
      for (const { reference } of await claims.list(untilAnswered)) {
        const { cpClaimNumber } = await claims.details(reference, untilAnswered);
        if (cpClaimNumber === undefined) return { claimNumber: reference };
      }
      throw new Error('The persona has no claim without a number of the processor.');
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
    'call-fails': (insurer, params) => {
      const fault: unknown = { kind: 'answer', ...Object(params) };
      if (!isFault(fault)) throw new Error('call-fails needs the parameters call, status and message.');
      insurer.faults.push(fault);
      return {};
    },
  };

/** The names of every provider state: the personas, and what may happen to them. */
export const stateNames: readonly string[] = [...Object.keys(personas), ...Object.keys(situations)];

/** Brings the insurer into a state; `undefined` for a name that nobody knows. */
export const enterState = async (
  insurer: Insurer,
  state: string,
  params: unknown,
): Promise<StateValues | undefined> => {
  if (isPersona(state)) return enterPersona(insurer, state);
  const situation = Object.hasOwn(situations, state) ? situations[state] : undefined;
  return situation?.(insurer, params);
};
