import { CalendarDate } from '../CalendarDate';
import { compareTexts } from '../compareTexts';

/** The kinds of documents, as the second segment of a storage key names them. */
export const documentKinds = [
  'decPage',
  'billingReinstated',
  'nonPayCancellation',
  'cancellationConfirmation',
  'policyPackage',
  'recurringAuthorization',
  'billingNotice',
  'floodInformation',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The kinds that Billing lists. */
export const billingDocumentKinds = [
  'recurringAuthorization',
  'nonPayCancellation',
  'billingReinstated',
  'billingNotice',
] as const satisfies readonly DocumentKind[];

export interface PolicyDocument {
  readonly kind: DocumentKind;
  /** The day in the key. */
  readonly date: CalendarDate;
  readonly url: string;
}

export interface BillingDocument extends PolicyDocument {
  readonly kind: (typeof billingDocumentKinds)[number];
}

export const isBillingDocument = (document: PolicyDocument): document is BillingDocument =>
  billingDocumentKinds.some((kind) => kind === document.kind);

const KEY = /^([\w-]+)\/(\w+)\/(\d{4}-\d{2}-\d{2})\.pdf$/;

export const isDocumentKind = (text: string): text is DocumentKind => documentKinds.some((kind) => kind === text);

/**
 * The document behind a storage key `{policyNumber}/{kind}/{yyyy-MM-dd}.pdf`, or `undefined` for a key of another policy or
 * of another shape. Only such a key becomes a URL, so no URL can leave the base (rule DOC-5).
 * @param baseUrl where documents are served from, ending in a slash
 */
export const documentOfKey = (key: string, policyNumber: string, baseUrl: string): PolicyDocument | undefined => {
  const [, owner, kind = '', day = ''] = KEY.exec(key) ?? [];
  const date = CalendarDate.parse(day);
  if (owner !== policyNumber || !isDocumentKind(kind) || date === undefined) return undefined;
  return { kind, date, url: `${baseUrl}${encodeURIComponent(policyNumber)}/${kind}/${date}.pdf` };
};

/** The documents of one policy among a listing, newest first. */
export const documentsOfKeys = (
  keys: readonly string[],
  policyNumber: string,
  baseUrl: string,
): readonly PolicyDocument[] =>
  [...new Set(keys)]
    .flatMap((key) => documentOfKey(key, policyNumber, baseUrl) ?? [])
    .sort((a, b) => compareTexts(b.date, a.date));
