import { oneId } from '../support/FakeNetwork';
import { inSample } from '../support/inSample';
import { type Context, isRead } from './Context';
import { endOf, expectedAttempts, expectedRefreshes, isAuth, isExpiry } from './expectedCalls';
import { expectValidRecord } from './expectValidRecord';
import { type Fault, faultForms, ownWords, tokensExpired } from './faults';
import { goodAnswer } from './insurerAnswers';
import { type Cell, type ContextName, type End, type FaultName, contexts, matrix } from './matrix';
import { type Walk, walk } from './walk';

/** What the portal stores about the customer, without the tokens. */
const kept = ({ portal }: Walk): unknown => {
  const { policy, profile, email, rate, claim } = portal.record;
  return [policy.read(), profile.read(), email.read(), rate.read(), claim.read()];
};

const expectEnd = (walked: Walk, { report, statusText = '', isOwnWords }: Fault, end: End): void => {
  expect(walked.end()).toBe(end);
  const { status, message = '', description = '', correlationId = oneId.next() } = report;
  if (end === 'err') {
    const later = status === 429 ? { later: { kind: 'tooManyAttempts' } } : {};
    expect(walked.report()).toEqual({ status, message: message || statusText, description, correlationId, ...later });
  }
  if (end === 'say' && walked.says && !isOwnWords) expect(walked.says()).toBe(message);
  expect(walked.portal.went.length).toBeLessThanOrEqual(1);
  if (end === 'out' || end === 'new') {
    expect(walked.portal.record.session.read()).toBeUndefined();
    expect([...walked.portal.storage.keys()]).toEqual([]);
  }
};

const expectFault = async (context: Context, name: FaultName, fault: Fault, end: End): Promise<void> => {
  const walked = await walk(context, () => fault);
  const [before, session] = [kept(walked), walked.portal.record.session.read()];
  walked.act();
  const typed = walked.typed?.();
  await walked.pass(10_000);

  // A call to /api/auth is not sent again after an expiry, so its first response counts.
  const isFirstAnswer = isAuth(context) && !context.needsRefresh && isExpiry(name);
  expectEnd(walked, isFirstAnswer ? { ...fault, report: tokensExpired } : fault, end);
  expectValidRecord(walked);
  expect(walked.attempts()).toBe(expectedAttempts(context, name, end));
  expect(walked.refreshes()).toBe(expectedRefreshes(context, name));
  expect(walked.network.mostInFlight()).toBe(1);
  if (end !== 'ok' && end !== 'out' && end !== 'new') {
    expect(walked.typed?.()).toEqual(typed);
    expect(walked.portal.record.session.read()).toEqual(session);
    if (!isRead(context) && !context.needsRefresh) expect(kept(walked)).toEqual(before);
  }
  walked.leave();
  expect(walked.portal.time.sleepers).toBe(0);
};

const slowly = (context: Context, milliseconds: number): Promise<Walk> =>
  walk(context, (time) => ({
    answer: async (call, attempt) => {
      if (attempt === 0) await time.wait(milliseconds, new AbortController().signal);
      return goodAnswer(call);
    },
  }));

/** The budget of a refresh is over before its answer comes. */
const expectOver = async (walked: Walk): Promise<void> => {
  const session = walked.portal.record.session.read();
  await walked.pass(14_000);
  expect([walked.end(), walked.portal.went]).toEqual(['busy', []]);
  await walked.pass(1_000);
  expect(walked.end()).toBe('err');
  expect(walked.report()).toMatchObject({ status: 509 });
  expect(walked.portal.record.session.read()).toEqual(session);
};

const expectSlow = async (context: Context, end: End): Promise<void> => {
  const walked = await slowly(context, 30_000);
  walked.act();
  walked.act();
  if (end === 'err') return expectOver(walked);
  await walked.pass(29_000);
  expect([walked.end(), walked.portal.went]).toEqual(['busy', []]);
  await walked.pass(10_000);
  expect(walked.end()).toBe('ok');
  expect(walked.attempts()).toBe(context.times ?? 1);
  expectValidRecord(walked);
  walked.leave();
  expect(walked.portal.time.sleepers).toBe(0);
};

/** A call that the customer makes right after leaving. */
const next = 'PUT /api/customer/billingTerm';

const leavingEarly = async (context: Context): Promise<Walk> => {
  const walked = await slowly(context, 10_000);
  walked.act();
  await walked.pass(1_000);
  expect([walked.attempts(), walked.end()]).toEqual([1, 'busy']);
  walked.leave();
  void walked.portal
    .get('billing')
    .updateTerm('monthly')
    .catch(() => undefined);
  await walked.pass(100);
  return walked;
};

const expectAborted = async (context: Context): Promise<void> => {
  const walked = await leavingEarly(context);
  expect(walked.network.log().at(-1)).toBe(next);
  const before = kept(walked);
  await walked.pass(60_000);
  expect(kept(walked)).toEqual(before);
  expect(walked.end()).not.toBe('ok');
  expect([walked.attempts(), walked.portal.went]).toEqual([1, []]);
  expect(walked.portal.time.sleepers).toBe(0);
};

const expectCompleted = async (context: Context): Promise<void> => {
  const walked = await leavingEarly(context);
  const isQueued = context.call !== next;
  if (isQueued) expect(walked.network.log()).not.toContain(next);
  await walked.pass(60_000);
  expect(walked.hasArrived?.() ?? walked.end() === 'ok').toBe(true);
  expect(walked.attempts()).toBe(isQueued ? 1 : 2);
  expect(walked.portal.went).toEqual([]);
  expectValidRecord(walked);
};

/** Faults whose forms reach a use case as one failure: `src/adapters/http/faults.test.ts` tests each form of every call. */
const alike = ['K1', 'K12', 'K13'];

const formsOf = (context: Context, { fault, ends }: Cell): readonly Fault[] => {
  const all = faultForms[fault as keyof typeof faultForms];
  const forms = alike.includes(fault) && ends.length === 1 ? all.slice(0, 1) : all;
  return fault === 'K8' && context.refusal !== undefined ? [...forms, ownWords(context.refusal)] : forms;
};

const expectCell = async (context: Context, cell: Cell): Promise<void> => {
  const { fault, ends } = cell;
  if (fault === 'K14') return expectSlow(context, ends[0]);
  if (fault === 'K15') return ends[0] === 'off' ? expectAborted(context) : expectCompleted(context);
  for (const [index, form] of formsOf(context, cell).entries()) {
    await expectFault(context, fault, form, endOf(cell, index));
  }
};

const tested = new Set<Cell>();

const testCells = (isChosen: (cell: Cell) => boolean): void => {
  const cells = matrix.filter(isChosen);
  for (const cell of cells) tested.add(cell);
  it.each(inSample(cells, 2).map((cell) => [cell.context, cell.fault, cell.ends.join('/'), cell] as const))(
    '%s × %s: %s',
    (_context, _fault, _ends, cell) => expectCell(contexts[cell.context], cell),
  );
};

/** Contexts that have exceptions in docs/requirements/faults.md. */
const special = new Set<ContextName>();

/** Every fault of contexts with exceptions. */
const testContexts = (...chosen: readonly ContextName[]): void => {
  for (const context of chosen) special.add(context);
  testCells(({ context }) => chosen.includes(context));
};

/** A fault of every context that has no exceptions. */
const testFault = (chosen: FaultName): void =>
  testCells(({ context, fault }) => fault === chosen && !special.has(context));

describe('The matrix of calls and faults @FAULT-33', () => {
  it('has a test for every cell', () => {
    expect(matrix.filter((cell) => !tested.has(cell))).toEqual([]);
  });
});

describe('Signing in @FAULT-17', () => testContexts('sign in'));
describe('Signing in after a change of the email @FAULT-18', () => testContexts('sign in with new email'));
describe('Checking an invitation @FAULT-19', () => testContexts('check an invitation'));
describe('Setting a password @FAULT-20', () =>
  testContexts('create a user', 'set password by code', 'replace temporary password'));
describe('Loading billing @FAULT-21', () =>
  testContexts('billing history', 'read the billing term', 'billing history, on edit'));
describe('Changing the payment method @FAULT-22 @SAFE-7', () => testContexts('update the payment method'));
describe('Cancelling the policy @FAULT-23 @SAFE-7', () => testContexts('cancel the policy'));
describe('Previewing a rate @FAULT-24', () => testContexts('preview a rate'));
describe('Requesting an email code @FAULT-25', () => testContexts('send an email code', 'send the code again'));
describe('Changing the coverages @FAULT-26 @FAULT-39', () =>
  testContexts('change the coverages', 'poll the policy change'));
describe('Verifying an email @FAULT-27 @FAULT-38', () => testContexts('confirm the new email'));
describe('Loading an agreement @FAULT-28', () => testContexts('recurring agreement', 'one-time agreement'));
describe('Saving the profile @FAULT-30 @SAFE-7', () => testContexts('save the profile', 'save contact with a claim'));

describe('K1, no response @FAULT-1 @FAULT-50 @SAFE-7', () => testFault('K1'));
describe('K2, the tokens have expired @FAULT-2 @FAULT-37', () => testFault('K2'));
describe('K3, the tokens have expired again @FAULT-3', () => testFault('K3'));
describe('K4, the refresh is refused @FAULT-4 @SIGNIN-38', () => testFault('K4'));
describe('K5, the refresh fails @FAULT-5', () => testFault('K5'));
describe('K6, any other 401 @FAULT-6 @FAULT-42', () => testFault('K6'));
describe('K7, 404 @FAULT-7', () => testFault('K7'));
describe('K8, 400 @FAULT-8', () => testFault('K8'));
describe('K9, 409 and 422 @FAULT-9', () => testFault('K9'));
describe('K10, 500 with a correlation id @FAULT-10 @SAFE-7', () => testFault('K10'));
describe('K11, 502 and 504 without JSON @FAULT-11 @FAULT-42', () => testFault('K11'));
describe('K12, an unreadable success @FAULT-12', () => testFault('K12'));
describe('K13, a success of the wrong shape @FAULT-13 @WIRE-30', () => testFault('K13'));
describe('K14, a slow success @FAULT-14', () => testFault('K14'));
describe('K15, the customer leaves @FAULT-15', () => testFault('K15'));
describe('K16, 429 and 503 @FAULT-16', () => testFault('K16'));
