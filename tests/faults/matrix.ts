import { type Seen, isRead } from './Context';
import { billingContexts } from './contexts/billing';
import { claimsContexts } from './contexts/claims';
import { customerContexts } from './contexts/customer';
import { policyContexts } from './contexts/policy';
import { sessionContexts } from './contexts/session';

export const contexts = {
  ...sessionContexts,
  ...claimsContexts,
  ...policyContexts,
  ...customerContexts,
  ...billingContexts,
};

export type ContextName = keyof typeof contexts;

export type End = Exclude<Seen, 'busy'> | 'out' | 'new' | 'err' | '404' | 'end';

type Ends = readonly [End, ...End[]];

type Decided = readonly [decidedBy: 'S' | 'D' | 'C', ...ends: Ends];

/**
 * What the customer sees of each fault, in every context.
 *
 * K1   no response                       K9   409, 422
 * K2   401 expired, refresh works        K10  500 with a correlation id
 * K3   expired again on the retry        K11  502, 504 with an empty or HTML body
 * K4   refresh answers 400, 401, 403     K12  2xx that is malformed, truncated, HTML or empty
 * K5   refresh answers anything else     K13  2xx of the wrong shape, or without data
 * K6   any other 401                     K14  30 s, then success
 * K7   404                               K15  the customer leaves
 * K8   400                               K16  429, 503
 *
 * ok   done once, without a trace of the fault
 * out  session cleared, login: "You have been signed out. Please log in again."
 * new  session cleared, login says to sign in with the new email
 * err  server error page with status, message, description and correlation id
 * 404  not-found page
 * off  a read is aborted and frees the queue, its late response is dropped
 * end  a write runs to completion, once, and leads nowhere
 * say, try, bad, tec, nof, usr, chk, rej: the customer stays and reads why (`Seen`)
 *
 * S: the specification says so. D: it follows from it. C: chosen by us, see docs/requirements/faults.md. One end for each form of
 * the fault, the last for all further forms; a 400 with the insurer's own words comes last.
 */
const usual = {
  K1: ['S', 'err'],
  K2: ['S', 'ok'],
  K3: ['D', 'out'],
  K4: ['C', 'out'],
  K5: ['S', '404', 'err'],
  K6: ['S', 'out'],
  K7: ['S', '404'],
  K8: ['S', 'err'],
  K9: ['S', 'err'],
  K10: ['S', 'err'],
  K11: ['D', 'err'],
  K12: ['C', 'err'],
  K13: ['C', 'err'],
  K14: ['C', 'ok'],
  K15: ['C', 'end'],
  K16: ['S', 'err'],
} as const satisfies Readonly<Record<string, Decided>>;

export type FaultName = keyof typeof usual;

const faultNames = Object.keys(usual) as readonly FaultName[];

type Exceptions = Readonly<Partial<Record<FaultName, Decided>>>;

const each = (faults: readonly FaultName[], ...cell: Decided): Exceptions =>
  Object.fromEntries(faults.map((fault) => [fault, cell]));

/** Every fault that comes with a response, or with none. */
const answered = faultNames.filter((fault) => fault !== 'K14' && fault !== 'K15');

/** The portal does not use the response of this write, so any 2xx that arrives is a success. */
const responseUnused: Exceptions = { K12: ['C', 'err', 'err', 'ok'], K13: ['C', 'ok'] };

const codeRequest: Exceptions = {
  ...each(['K2', 'K3', 'K5'], 'C', 'out'),
  ...responseUnused,
  K16: ['C', 'say', 'err'],
};

const profileSave: Exceptions = {
  ...each(['K1', 'K10', 'K11'], 'C', 'err'),
  ...each(['K7', 'K8', 'K9'], 'C', 'say'),
  ...responseUnused,
  K16: ['C', 'say', 'err'],
};

const emailCode: Exceptions = {
  K5: ['C', '404', 'err', 'err', 'say', 'err'],
  K8: ['S', 'err', 'say'],
  ...responseUnused,
  K16: ['C', 'say', 'err'],
};

const agreement: Exceptions = {
  ...each(['K1', 'K5', 'K7', 'K8', 'K9', 'K10', 'K16'], 'S', 'say'),
  ...each(['K11', 'K12', 'K13'], 'D', 'say'),
};

const exceptions: Readonly<Partial<Record<ContextName, Exceptions>>> = {
  'sign in': {
    ...each(['K1', 'K7', 'K8', 'K9', 'K10', 'K11', 'K16'], 'S', 'tec'),
    ...each(['K2', 'K3', 'K4', 'K5'], 'C', 'bad'),
    K6: ['S', 'bad'],
    ...each(['K12', 'K13'], 'D', 'tec'),
  },
  'check an invitation': {
    ...each(['K6', 'K8', 'K9'], 'S', 'usr'),
    ...each(['K2', 'K3', 'K4', 'K5'], 'C', 'usr'),
    K7: ['S', 'nof'],
    ...each(['K1', 'K10', 'K11', 'K12', 'K13', 'K16'], 'C', 'chk'),
  },
  'create a user': each(answered, 'C', 'say'),
  'request a code': codeRequest,
  'send an invitation': codeRequest,
  'set password by code': {
    ...each(['K1', 'K2', 'K3', 'K4', 'K5', 'K11'], 'C', 'say'),
    ...each(['K6', 'K7', 'K8', 'K9', 'K10', 'K16'], 'S', 'say'),
    K12: ['C', 'say', 'say', 'ok'],
    K13: ['C', 'ok'],
  },
  'replace temporary password': each(answered, 'C', 'say'),
  'refresh the tokens': {
    ...each(['K2', 'K3', 'K5', 'K6', 'K8'], 'C', 'out'),
    K14: ['C', 'err'],
  },
  'save contact with a claim': profileSave,
  'file a claim': each(['K1', 'K11'], 'C', 'err'),
  'cancel the policy': {
    ...each(['K1', 'K11'], 'C', 'err'),
    ...each(['K8', 'K10'], 'S', 'say'),
    ...responseUnused,
  },
  'change the coverages': {
    ...each(['K1', 'K11', 'K12', 'K13'], 'C', 'say'),
    ...each(['K5', 'K7', 'K8', 'K9', 'K10', 'K16'], 'S', 'say'),
  },
  'poll the policy change': each(['K1', 'K5', 'K7', 'K8', 'K9', 'K10', 'K11', 'K12', 'K13', 'K16'], 'C', 'say'),
  'preview a rate': {
    ...each(['K1', 'K9', 'K11', 'K16'], 'C', 'err'),
    K5: ['C', '404', 'err'],
    K7: ['C', '404'],
    ...each(['K8', 'K10'], 'S', 'say'),
  },
  'billing history, on edit': each(['K7', 'K8', 'K10'], 'C', 'try'),
  'save the profile': profileSave,
  'send an email code': emailCode,
  'send the code again': emailCode,
  'confirm the new email': {
    ...each(['K1', 'K5', 'K7', 'K9', 'K10', 'K11', 'K12', 'K13', 'K16'], 'S', 'rej'),
    K6: ['D', 'rej'],
    K8: ['S', 'rej', 'say'],
  },
  'sign in with new email': each(answered, 'C', 'new'),
  'billing history': each(['K7', 'K8', 'K10'], 'S', 'try'),
  'read the billing term': each(['K7', 'K8', 'K10'], 'S', 'try'),
  'update the payment method': {
    ...each(['K1', 'K11'], 'C', 'err'),
    K8: ['S', 'say'],
    ...responseUnused,
  },
  'update the billing term': {
    ...each(['K1', 'K11'], 'C', 'err'),
    ...responseUnused,
  },
  'recurring agreement': agreement,
  'one-time agreement': agreement,
};

export interface Cell {
  readonly context: ContextName;
  readonly fault: FaultName;
  readonly ends: Ends;
}

const cellOf = (context: ContextName, fault: FaultName): Decided =>
  exceptions[context]?.[fault] ?? (fault === 'K15' && isRead(contexts[context]) ? ['C', 'off'] : usual[fault]);

export const matrix = (Object.keys(contexts) as ContextName[]).flatMap((context) =>
  faultNames.map((fault): Cell => {
    const [, ...ends] = cellOf(context, fault);
    return { context, fault, ends };
  }),
);
