import type { Context } from './Context';
import { expectValidRecord } from './expectValidRecord';
import { type Fault, faultForms, ownWords, tokensExpired } from './faults';
import { goodAnswer } from './insurerAnswers';
import { type Cell, type ContextName, type End, cellsOf, contexts, matrix } from './matrix';
import { type Walk, walk } from './walk';

const FAULTS = Array.from({ length: 16 }, (_, index) => `K${String(index + 1)}`);

const isAuth = ({ call }: Context): boolean => call.includes(' /api/auth/');

const isOfExpiry = (fault: string): boolean => ['K2', 'K3', 'K4', 'K5'].includes(fault);

/** What the portal keeps of the customer, but for the tokens and whether the claim was sent. */
const kept = ({ portal }: Walk): unknown => {
  const { policy, profile, email, rate, claim } = portal.record;
  return [policy.read(), profile.read(), email.read(), rate.read(), { ...claim.read(), isSent: false }];
};

const expectEnd = (walked: Walk, { report, statusText = '', isOwnWords }: Fault, end: End): void => {
  expect(walked.end()).toBe(end);
  const { status, message = '', description = '', correlationId = '' } = report;
  if (end === 'err') {
    expect(walked.report()).toEqual({ status, message: message || statusText, description, correlationId });
  }
  if (end === 'say' && walked.says && !isOwnWords) expect(walked.says()).toBe(message);
  expect(walked.portal.went.length).toBeLessThanOrEqual(1);
  if (end === 'out' || end === 'new') {
    expect(walked.portal.record.session.read()).toBeUndefined();
    expect([...walked.portal.storage.keys()]).toEqual([]);
  }
};

const expectFault = async (context: Context, name: string, fault: Fault, end: End): Promise<void> => {
  const walked = await walk(context, () => fault);
  const [held, wasSignedIn] = [kept(walked), walked.portal.record.session.read()];
  walked.act();
  const typed = walked.typed?.();
  await walked.pass(10_000);

  // A call about signing in is never sent again, so that its first answer stands.
  const isFirstAnswer = isAuth(context) && !context.needsRefresh && isOfExpiry(name);
  expectEnd(walked, isFirstAnswer ? { ...fault, report: tokensExpired } : fault, end);
  expectValidRecord(walked);
  const isRetried = !isAuth(context) && (name === 'K2' || name === 'K3');
  const others = end === 'ok' ? (context.times ?? 1) - 1 : 0;
  expect(walked.attempts()).toBe((isRetried ? 2 : 1) + others);
  expect(walked.refreshes()).toBe(!isAuth(context) && isOfExpiry(name) ? 1 : 0);
  expect(walked.network.mostInFlight()).toBe(1);
  if (end !== 'ok' && end !== 'out' && end !== 'new') {
    expect(walked.typed?.()).toEqual(typed);
    expect(walked.portal.record.session.read()).toEqual(wasSignedIn);
    if (!context.isRead && !context.needsRefresh) expect(kept(walked)).toEqual(held);
  }
  walked.leave();
  expect(walked.portal.time.sleepers).toBe(0);
};

const slowly = (context: Context): Promise<Walk> =>
  walk(context, (time) => ({
    answer: async (call, attempt) => {
      if (attempt === 0) await time.wait(30_000, new AbortController().signal);
      return goodAnswer(call);
    },
  }));

const expectSlow = async (context: Context): Promise<void> => {
  const walked = await slowly(context);
  walked.act();
  walked.act();
  await walked.pass(29_000);
  expect([walked.end(), walked.portal.went]).toEqual(['busy', []]);
  await walked.pass(10_000);
  expect(walked.end()).toBe('ok');
  expect(walked.attempts()).toBe(context.times ?? 1);
  expectValidRecord(walked);
  walked.leave();
  expect(walked.portal.time.sleepers).toBe(0);
};

/** Another call of the customer's, made at the moment of leaving. */
const next = 'PUT /api/customer/billingTerm';

const leavingEarly = async (context: Context): Promise<Walk> => {
  const walked = await slowly(context);
  walked.act();
  await walked.pass(1_000);
  expect([walked.attempts(), walked.end()]).toEqual([1, 'busy']);
  walked.leave();
  void walked.portal.billing.updateTerm('monthly').catch(() => undefined);
  await walked.pass(100);
  return walked;
};

const expectGivenUp = async (context: Context): Promise<void> => {
  const walked = await leavingEarly(context);
  expect(walked.network.log().at(-1)).toBe(next);
  const held = kept(walked);
  await walked.pass(60_000);
  expect(kept(walked)).toEqual(held);
  expect(walked.end()).not.toBe('ok');
  expect([walked.attempts(), walked.portal.went]).toEqual([1, []]);
  expect(walked.portal.time.sleepers).toBe(0);
};

const expectRunToItsEnd = async (context: Context): Promise<void> => {
  const walked = await leavingEarly(context);
  const isQueued = context.call !== next;
  if (isQueued) expect(walked.network.log()).not.toContain(next);
  await walked.pass(60_000);
  expect(walked.hasArrived?.() ?? walked.end() === 'ok').toBe(true);
  expect(walked.attempts()).toBe(isQueued ? 1 : 2);
  expect(walked.portal.went).toEqual([]);
  expectValidRecord(walked);
};

const formsOf = (context: Context, fault: string): readonly Fault[] => {
  const forms = faultForms[fault as keyof typeof faultForms];
  return fault === 'K8' && context.refusal !== undefined ? [...forms, ownWords(context.refusal)] : forms;
};

const expectCell = async (context: Context, { fault, ends }: Cell): Promise<void> => {
  if (fault === 'K14') return expectSlow(context);
  if (fault === 'K15') return ends[0] === 'off' ? expectGivenUp(context) : expectRunToItsEnd(context);
  for (const [index, form] of formsOf(context, fault).entries()) {
    await expectFault(context, fault, form, ends[Math.min(index, ends.length - 1)] ?? 'ok');
  }
};

const names = Object.keys(contexts) as ContextName[];

describe('The matrix of calls and faults', () => {
  it('has 528 cells: 33 contexts and 16 faults, none of them twice', () => {
    expect(matrix).toHaveLength(528);
    const wanted = names.flatMap((context) => FAULTS.map((fault) => `${context} × ${fault}`));
    expect(matrix.map(({ context, fault }) => `${context} × ${fault}`).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(['', 'err', 'S', 'odd S', 'err X', 'err/ S'])('has no gap: a cell that says "%s" is none', (cell) => {
    expect(() => cellsOf(`  | K1\nsign in | ${cell}`)).toThrow('sign in × K1');
  });
});

describe.each(names)('%s', (name) => {
  it.each(
    matrix.filter(({ context }) => context === name).map((cell) => [cell.fault, cell.ends.join('/'), cell] as const),
  )('%s: %s', async (_fault, _ends, cell) => {
    await expectCell(contexts[name], cell);
  });
});
