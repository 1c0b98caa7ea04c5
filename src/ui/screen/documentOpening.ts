import type { DocumentProblem } from '../../application/ports/DocumentDesk';
import type { SessionIdentity } from '../../application/session/sessionIdentity';
import { fragmentOf } from '../../domain/documents/DocumentRequest';
import type { PolicyDocument } from '../../domain/documents/policyDocuments';
import type { DocumentProblems } from './DocumentProblems';
import { routes } from './routes';

/** How a policy's document opens. */
export interface DocumentOpening {
  readonly url: string;
  readonly problem?: DocumentProblem | undefined;
}

export type OpeningOf = (document: PolicyDocument) => DocumentOpening;

/** A document opens at its own address in the portal, which fetches it. Rule DOC-15. */
export const openingInPortal =
  (identity: SessionIdentity, problems: Pick<DocumentProblems, 'of'>): OpeningOf =>
  (document) => {
    const fragment = fragmentOf({ ...document, session: identity()?.session ?? '' });
    return { url: routes.document + fragment, problem: problems.of(fragment) };
  };

/** A document opens at its own origin, without tokens. */
export const openingElsewhere: OpeningOf = ({ url }) => ({ url });
