import type { DocumentProblem } from '../../application/ports/DocumentDesk';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import { DocumentProblemAlert } from './DocumentProblemAlert';

export interface DocumentLinkProps {
  readonly url: string;
  readonly title: string;
  /** Tells documents of the same title apart. Only screen readers read it here. */
  readonly date?: string | undefined;
  /** Why it did not open. */
  readonly problem?: DocumentProblem | undefined;
}

/** A link that opens a document in a new tab, and says why it did not open. */
export const DocumentLink = ({ url, title, date, problem }: DocumentLinkProps) => {
  const t = useText();
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <span>{title}</span>
        <VisuallyHidden>{`${date === undefined ? '' : ` ${date}`} ${t('shell.opensInNewTab')}`}</VisuallyHidden>
      </a>
      {problem && <DocumentProblemAlert problem={problem} />}
    </>
  );
};
