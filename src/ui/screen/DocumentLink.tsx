import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';

/** @param words what the tab says until it shows the document */
export type OpenLink = (url: string, words: string) => void;

export interface DocumentLinkProps {
  readonly url: string;
  readonly title: string;
  /** Tells documents of the same title apart. Only screen readers read it here. */
  readonly date?: string | undefined;
  /** Opens the document in place of the link. */
  readonly onOpen?: OpenLink | undefined;
}

/** A link that opens a document in a new tab. */
export const DocumentLink = ({ url, title, date, onOpen }: DocumentLinkProps) => {
  const t = useText();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (onOpen === undefined) return;
        event.preventDefault();
        onOpen(url, t('shell.opening'));
      }}
    >
      {title}
      <VisuallyHidden>
        {date !== undefined && `, ${date}`} {t('shell.opensInNewTab')}
      </VisuallyHidden>
    </a>
  );
};
