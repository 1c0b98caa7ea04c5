import { billingContexts } from './contexts/billing';
import { claimsContexts } from './contexts/claims';
import { customerContexts } from './contexts/customer';
import { policyContexts } from './contexts/policy';
import { sessionContexts } from './contexts/session';
import type { Seen } from './Context';

export const contexts = {
  ...sessionContexts,
  ...claimsContexts,
  ...policyContexts,
  ...customerContexts,
  ...billingContexts,
};

export type ContextName = keyof typeof contexts;

/**
 * Every call in every place where the portal makes it, and what the customer sees of each fault.
 *
 * K1   no response                       K9   409, 422
 * K2   401 expired, refresh works        K10  500 with a correlation id
 * K3   expired again on the retry        K11  502, 504 with an empty or HTML body
 * K4   refresh answers 4xx               K12  2xx that is malformed, cut short, empty or HTML
 * K5   refresh answers 5xx or nothing    K13  2xx of the wrong shape, or without data
 * K6   any other 401                     K14  30 s, then success
 * K7   404                               K15  the customer leaves meanwhile
 * K8   400                               K16  429, 503
 *
 * ok   done once, as though nothing had happened
 * out  session cleared, login: "You have been signed out. Please log in again."
 * new  session cleared, login says to sign in with the new email
 * err  server error page with status, message, description and correlation id
 * 404  not-found page
 * off  a read is given up and frees the queue, its late answer is dropped
 * end  a write runs to its end, once, and fetches nobody back
 * say, try, bad, tec, nof, usr, rej: the customer stays and reads why (`Seen`)
 *
 * S: the specification says so. D: it follows from it. C: chosen here. "a/b": the fault's forms in order, 400 in the insurer's own words last.
 */
const table = `
                           | K1    | K2    | K3    | K4    | K5    | K6    | K7    | K8        | K9    | K10   | K11   | K12   | K13   | K14   | K15   | K16
sign in                    | tec S | bad S | bad S | bad S | bad S | bad S | tec S | tec S     | tec S | tec S | tec S | tec D | tec D | ok C  | end C | tec S
check an invitation        | usr S | usr S | usr S | usr S | usr S | usr S | nof S | usr S     | usr S | usr S | usr S | usr D | usr D | ok C  | end C | usr S
create a user              | say C | say C | say C | say C | say C | say C | say C | say C     | say C | say C | say C | say C | say C | ok C  | end C | say C
request a code             | err S | out D | out D | out D | out D | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | end C | err S
send an invitation         | err S | out D | out D | out D | out D | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | end C | err S
set password by code       | say C | say S | say S | say S | say S | say S | say S | say S     | say S | say S | say C | say C | say C | ok C  | end C | say S
replace temporary password | say C | say C | say C | say C | say C | say C | say C | say C     | say C | say C | say C | say C | say C | ok C  | end C | say C
refresh the tokens         | err C | out C | out C | out C | out C | out C | out C | out C     | out C | err C | err C | err C | err C | ok C  | end C | out/err C
file a claim               | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | end C | err S
save contact with a claim  | err C | ok S  | out D | out C | err C | out S | say C | say C     | say C | err C | err C | err C | err C | ok C  | end C | say/err C
list the claims            | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
read a claim               | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
list the policies          | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
read the profile           | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
list the documents         | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
cancel the policy          | err S | ok S  | out D | out C | err C | out S | 404 S | say S     | err S | say S | err D | err C | err C | ok C  | end C | err S
change the coverages       | say S | ok S  | out D | out C | say S | out S | say S | say S     | say S | say S | say D | say D | say D | ok C  | end C | say S
poll the policy change     | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
preview a rate             | say S | ok S  | out D | out C | say S | out S | say S | say S     | say S | say S | say D | say D | say D | ok C  | off C | say S
billing history, on edit   | err S | ok S  | out D | out C | err C | out S | try S | try S     | err S | try S | err D | err C | err C | ok C  | off C | err S
save the profile           | err C | ok S  | out D | out C | err C | out S | say C | say C     | say C | err C | err C | err C | err C | ok C  | end C | say/err C
send an email code         | err S | ok S  | out D | out C | err C | out S | 404 S | err/say S | err S | err S | err D | err C | err C | ok C  | end C | err S
send the code again        | err S | ok S  | out D | out C | err C | out S | 404 S | err/say S | err S | err S | err D | err C | err C | ok C  | end C | err S
confirm the new email      | err S | ok S  | out D | out C | err C | rej D | rej S | rej/say S | rej S | rej S | rej S | err C | err C | ok C  | end C | rej S
poll the email change      | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
sign in with new email     | new C | new C | new C | new C | new C | new C | new C | new C     | new C | new C | new C | new C | new C | ok C  | end C | new C
billing history            | err S | ok S  | out D | out C | err C | out S | try S | try S     | err S | try S | err D | err C | err C | ok C  | off C | err S
read the billing term      | err S | ok S  | out D | out C | err C | out S | try S | try S     | err S | try S | err D | err C | err C | ok C  | off C | err S
update the payment method  | err S | ok S  | out D | out C | err C | out S | 404 S | say S     | err S | err S | err D | err C | err C | ok C  | end C | err S
update the billing term    | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | end C | err S
rate                       | err S | ok S  | out D | out C | err C | out S | 404 S | err S     | err S | err S | err D | err C | err C | ok C  | off C | err S
recurring agreement        | say S | ok S  | out D | out C | say S | out S | say S | say S     | say S | say S | say D | say D | say D | ok C  | off C | say S
one-time agreement         | say S | ok S  | out D | out C | say S | out S | say S | say S     | say S | say S | say D | say D | say D | ok C  | off C | say S
`;

export type End = Exclude<Seen, 'busy'> | 'out' | 'new' | 'err' | '404' | 'end';

const ends = 'ok out new err 404 off end say try bad tec nof usr rej'.split(' ');

export interface Cell {
  readonly context: string;
  readonly fault: string;
  /** By the forms of the fault, in order; the last goes for the rest. */
  readonly ends: readonly End[];
  readonly decidedBy: string;
}

const isEnd = (text: string): text is End => ends.includes(text);

/** @throws Error for a cell that is empty or says what is not in the legend */
export const cellsOf = (text: string): readonly Cell[] => {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
  const faults = head.slice(head[0] === '' ? 1 : 0).filter((name) => name !== '');
  return rows.flatMap(([context = '', ...cells]) =>
    faults.map((fault, index) => {
      const [said = '', decidedBy = ''] = (cells[index] ?? '').split(' ');
      const forms = said.split('/').filter(isEnd);
      if (forms.length !== said.split('/').length || !/^[SDC]$/.test(decidedBy)) {
        throw new Error(`the cell ${context} × ${fault} says "${cells[index] ?? ''}"`);
      }
      return { context, fault, ends: forms, decidedBy };
    }),
  );
};

export const matrix = cellsOf(table);
