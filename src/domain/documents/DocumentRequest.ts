import { CalendarDate } from '../CalendarDate';
import { type DocumentKind, isDocumentKind } from './policyDocuments';

/** A document, and the session that asks for it. The id of a session is random and opens nothing at the insurer. */
export interface DocumentRequest {
  readonly kind: DocumentKind;
  readonly date: CalendarDate;
  readonly session: string;
}

/** The fragment of the document's own address in the portal, which no server sees. Rule DOC-15. */
export const fragmentOf = ({ kind, date, session }: DocumentRequest): string =>
  `#${kind}/${date}/${encodeURIComponent(session)}`;

const FRAGMENT = /^#(\w+)\/(\d{4}-\d{2}-\d{2})\/([\w-]+)$/;

/** `undefined` for a fragment that is not one of a document. */
export const requestOf = (fragment: string): DocumentRequest | undefined => {
  const [, kind = '', day = '', session = ''] = FRAGMENT.exec(fragment) ?? [];
  const date = CalendarDate.parse(day);
  return isDocumentKind(kind) && date !== undefined ? { kind, date, session } : undefined;
};
