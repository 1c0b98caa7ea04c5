import type { ReactNode } from 'react';
import { useText } from '../text/useText';

/** @param words what the tab says until it shows the document */
export type OpenLink = (url: string, words: string) => void;

interface DocumentLinkProps {
  readonly url: string;
  /** Opens the document in place of the link. */
  readonly onOpen?: OpenLink | undefined;
  readonly children: ReactNode;
}

/** A link that opens a document in a new tab. */
export const DocumentLink = ({ url, onOpen, children }: DocumentLinkProps) => {
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
      {children}
    </a>
  );
};
