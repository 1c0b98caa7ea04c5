import type { ReactNode } from 'react';

interface DocumentLinkProps {
  readonly url: string;
  /** Opens the document in place of the link. */
  readonly onOpen?: ((url: string) => void) | undefined;
  readonly children: ReactNode;
}

/** A link that opens a document in a new tab. */
export const DocumentLink = ({ url, onOpen, children }: DocumentLinkProps) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      if (onOpen === undefined) return;
      event.preventDefault();
      onOpen(url);
    }}
  >
    {children}
  </a>
);
