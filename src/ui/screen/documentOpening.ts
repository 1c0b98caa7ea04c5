import type { DocumentDesk, DocumentProblem } from '../../application/ports/DocumentDesk';
import type { SessionIdentity } from '../../application/session/sessionIdentity';
import { fragmentOf } from '../../domain/documents/DocumentRequest';
import type { PolicyDocument } from '../../domain/documents/policyDocuments';
import type { DocumentProblems } from './DocumentProblems';
import { routes } from './routes';

/** How a policy's document opens. */
export interface DocumentOpening {
  readonly url: string;
  /** In this tab, because another one could not ask for it. */
  readonly isHere?: boolean;
  readonly problem?: DocumentProblem | undefined;
}

export type OpeningOf = (document: PolicyDocument) => DocumentOpening;

/** A document opens at its own address in the portal, which fetches it. Rules DOC-15 and DOC-18. */
export const openingInPortal =
  (
    identity: SessionIdentity,
    problems: Pick<DocumentProblems, 'of'>,
    { canAsk }: Pick<DocumentDesk, 'canAsk'>,
  ): OpeningOf =>
  (document) => {
    const fragment = fragmentOf({ ...document, session: identity()?.session ?? '' });
    return { url: routes.document + fragment, isHere: !canAsk(), problem: problems.of(fragment) };
  };

/** A document opens at its own origin, without tokens. */
export const openingElsewhere: OpeningOf = ({ url }) => ({ url });
