import { keysOf } from '../json';
import { isDay } from '../schemaProblems';
import { type Story, expectThat } from './Story';
import { wrongTokens } from './tokenStories';
import { type Visitor } from './Visitor';

/** The kinds of documents that the portal shows. */
export const documentKinds = [
  'decPage',
  'policyPackage',
  'floodInformation',
  'recurringAuthorization',
  'nonPayCancellation',
  'billingReinstated',
  'billingNotice',
  'cancellationConfirmation',
];

const DOCUMENT = new RegExp(String.raw`^[\w-]+/(?:${documentKinds.join('|')})/(\d{4}-\d\d-\d\d)\.pdf$`);

const kindOf = (key: string): string => key.split('/')[1] ?? '';

/** A document that the portal can show: "HP-1/decPage/2026-08-23.pdf". */
export const isDocument = (key: string): boolean => isDay(DOCUMENT.exec(key)?.[1] ?? '');

/** The documents of the customer's own policies that the portal can show. */
export const documentsOf = async (visitor: Visitor): Promise<readonly string[]> => {
  const numbers = keysOf(await visitor.read('/api/policies'), 'policyNumber');
  return keysOf(await visitor.read('/api/policies/documents'), 'Key').filter(
    (key) => isDocument(key) && numbers.includes(key.split('/')[0] ?? ''),
  );
};

/** Whether the provider has the documents, too: they may be on another origin. */
export const hasDocument = async (visitor: Visitor, key: string): Promise<boolean> => {
  const { status, what } = await visitor.open(key);
  return status === 200 && !/html/i.test(what);
};

/** A document that the customer can open now still has to open later, and so do those that are listed by then. */
export const openDocument = async (visitor: Visitor) => {
  const known = await documentsOf(visitor);
  const [key] = known;
  const isThere = key !== undefined && (await hasDocument(visitor, key));
  return async (when: string, later = visitor): Promise<void> => {
    if (!isThere) return;
    const listed = await documentsOf(later);
    const added = listed.filter((one) => !known.includes(one));
    for (const each of [key, ...added].filter((one) => listed.includes(one))) {
      const { status, what } = await later.open(each);
      expectThat(
        (status === 200 && what === 'a PDF') || status === 401,
        `GET /documents/${each} answered ${status} and ${what} ${when}, expected 200 and a PDF.`,
      );
    }
  };
};

export const documents: Story = {
  title: 'A customer opens a document, and a stranger does not',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    step('a document that the provider has is a PDF, and needs the tokens of the customer');
    const listed = await documentsOf(visitor);
    const [first] = listed;
    const isFirstOfKind = (key: string) => key === listed.find((other) => kindOf(other) === kindOf(key));
    const keys = listed.filter((key, index) => index < 8 || isFirstOfKind(key));
    const areThere = first !== undefined && (await hasDocument(visitor, first));
    for (const key of areThere ? keys : []) {
      const { status, what } = await visitor.open(key);
      expectThat(
        status === 200 && what === 'a PDF',
        `GET /documents/${key} answered ${status} and ${what}, expected 200 and a PDF.`,
      );
      if (!isFirstOfKind(key)) continue;
      for (const [how, tokens] of Object.entries(wrongTokens(visitor.tokens))) {
        const refused = await visitor.open(key, tokens);
        expectThat(
          refused.status >= 400,
          `GET /documents/${key} answered ${refused.status} ${how}, expected 401, 403 or 404.`,
        );
      }
    }
  },
};
