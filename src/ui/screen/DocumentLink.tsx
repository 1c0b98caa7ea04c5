import { observer } from 'mobx-react-lite';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import { DocumentProblemAlert } from './DocumentProblemAlert';
import type { OpeningDocuments } from './OpeningDocuments';

export interface DocumentLinkProps {
  readonly url: string;
  readonly title: string;
  /** Tells documents of the same title apart. Only screen readers read it here. */
  readonly date?: string | undefined;
  /** Opens the document in place of the link. */
  readonly opening?: OpeningDocuments | undefined;
}

/** A link that opens a document in a new tab, and says why it could not. */
export const DocumentLink = observer(({ url, title, date, opening }: DocumentLinkProps) => {
  const t = useText();
  const problem = opening?.problems.get(url);
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (opening === undefined) return;
          event.preventDefault();
          void opening.open(url, { opening: t('shell.opening'), failed: t('shell.document.failed') });
        }}
      >
        {title}
        <VisuallyHidden>
          {date !== undefined && `, ${date}`} {t('shell.opensInNewTab')}
        </VisuallyHidden>
      </a>
      {problem && <DocumentProblemAlert problem={problem} />}
    </>
  );
});
