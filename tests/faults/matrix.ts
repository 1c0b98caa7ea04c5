import { billingContexts } from './contexts/billing';
import { claimsContexts } from './contexts/claims';
import { customerContexts } from './contexts/customer';
import { policyContexts } from './contexts/policy';
import { sessionContexts } from './contexts/session';
import { type Seen, isRead } from './Context';

export const contexts = {
  ...sessionContexts,
  ...claimsContexts,
  ...policyContexts,
  ...customerContexts,
  ...billingContexts,
};

export type ContextName = keyof typeof contexts;

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
 * S: the specification says so. D: it follows from it. C: chosen by us, see docs/requirements/faults.md. "a/b": one end for each form
 * of the fault, the last for all further forms; a 400 with the insurer's own words comes last.
 */
const usual = {
  K1: 'err S',
  K2: 'ok S',
  K3: 'out D',
  K4: 'out C',
  K5: '404/err S',
  K6: 'out S',
  K7: '404 S',
  K8: 'err S',
  K9: 'err S',
  K10: 'err S',
  K11: 'err D',
  K12: 'err C',
  K13: 'err C',
  K14: 'ok C',
  K15: 'end C',
  K16: 'err S',
} as const;

export type FaultName = keyof typeof usual;

const faultNames = Object.keys(usual) as readonly FaultName[];

type Exceptions = Partial<Record<FaultName, string>>;

const each = (faults: string, cell: string): Exceptions =>
  Object.fromEntries(faults.split(' ').map((fault) => [fault, cell]));

/** Every fault that comes with a response, or with none. */
const answered = 'K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K16';

/** The portal does not use the response of this write, so any 2xx that arrives is a success. */
const responseUnused: Exceptions = { K12: 'err/err/ok C', K13: 'ok C' };

const codeRequest: Exceptions = { ...each('K2 K3 K5', 'out C'), ...responseUnused, K16: 'say/err C' };

const profileSave: Exceptions = {
  ...each('K1 K10 K11', 'err C'),
  ...each('K7 K8 K9', 'say C'),
  ...responseUnused,
  K16: 'say/err C',
};

const emailCode: Exceptions = {
  K5: '404/err/err/say/err C',
  K8: 'err/say S',
  ...responseUnused,
  K16: 'say/err C',
};

const agreement: Exceptions = { ...each('K1 K5 K7 K8 K9 K10 K16', 'say S'), ...each('K11 K12 K13', 'say D') };

const exceptions: Readonly<Partial<Record<ContextName, Exceptions>>> = {
  'sign in': {
    ...each('K1 K7 K8 K9 K10 K11 K16', 'tec S'),
    ...each('K2 K3 K4 K5', 'bad C'),
    K6: 'bad S',
    ...each('K12 K13', 'tec D'),
  },
  'check an invitation': {
    ...each('K6 K8 K9', 'usr S'),
    ...each('K2 K3 K4 K5', 'usr C'),
    K7: 'nof S',
    ...each('K1 K10 K11 K12 K13 K16', 'chk C'),
  },
  'create a user': each(answered, 'say C'),
  'request a code': codeRequest,
  'send an invitation': codeRequest,
  'set password by code': {
    ...each('K1 K2 K3 K4 K5 K11', 'say C'),
    ...each('K6 K7 K8 K9 K10 K16', 'say S'),
    K12: 'say/say/ok C',
    K13: 'ok C',
  },
  'replace temporary password': each(answered, 'say C'),
  'refresh the tokens': {
    ...each('K2 K3 K5 K6 K8', 'out C'),
    K14: 'err C',
  },
  'save contact with a claim': profileSave,
  'file a claim': each('K1 K11', 'err C'),
  'cancel the policy': {
    ...each('K1 K11', 'err C'),
    ...each('K8 K10', 'say S'),
    ...responseUnused,
  },
  'change the coverages': {
    ...each('K1 K11 K12 K13', 'say C'),
    ...each('K5 K7 K8 K9 K10 K16', 'say S'),
  },
  'poll the policy change': each('K1 K5 K7 K8 K9 K10 K11 K12 K13 K16', 'say C'),
  'preview a rate': {
    ...each('K1 K9 K11 K16', 'err C'),
    K5: '404/err C',
    K7: '404 C',
    ...each('K8 K10', 'say S'),
  },
  'billing history, on edit': each('K7 K8 K10', 'try C'),
  'save the profile': profileSave,
  'send an email code': emailCode,
  'send the code again': emailCode,
  'confirm the new email': {
    ...each('K1 K5 K7 K9 K10 K11 K12 K13 K16', 'rej S'),
    K6: 'rej D',
    K8: 'rej/say S',
  },
  'sign in with new email': each(answered, 'new C'),
  'billing history': each('K7 K8 K10', 'try S'),
  'read the billing term': each('K7 K8 K10', 'try S'),
  'update the payment method': {
    ...each('K1 K11', 'err C'),
    K8: 'say S',
    ...responseUnused,
  },
  'update the billing term': {
    ...each('K1 K11', 'err C'),
    ...responseUnused,
  },
  'recurring agreement': agreement,
  'one-time agreement': agreement,
};

export type End = Exclude<Seen, 'busy'> | 'out' | 'new' | 'err' | '404' | 'end';

const ends = 'ok out new err 404 off end say try bad tec nof usr chk rej'.split(' ');

export interface Cell {
  readonly context: ContextName;
  readonly fault: FaultName;
  /** One end for each form of the fault, in order; the last is for all further forms. */
  readonly ends: readonly End[];
  readonly decidedBy: string;
}

const isEnd = (text: string): text is End => ends.includes(text);

/** @throws Error for a cell that is not in the legend */
export const cellOf = (context: ContextName, fault: FaultName, text: string): Cell => {
  const [said = '', decidedBy = ''] = text.split(' ');
  const forms = said.split('/').filter(isEnd);
  if (forms.length !== said.split('/').length || !/^[SDC]$/.test(decidedBy)) {
    throw new Error(`the cell ${context} × ${fault} says "${text}"`);
  }
  return { context, fault, ends: forms, decidedBy };
};

const textOf = (context: ContextName, fault: FaultName): string =>
  exceptions[context]?.[fault] ?? (fault === 'K15' && isRead(contexts[context]) ? 'off C' : usual[fault]);

export const matrix = (Object.keys(contexts) as ContextName[]).flatMap((context) =>
  faultNames.map((fault) => cellOf(context, fault, textOf(context, fault))),
);
