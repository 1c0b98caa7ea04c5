import { Link } from '../kit/Link';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import type { DocumentOpening } from './documentOpening';
import { RefusedAlert } from './RefusedAlert';

export interface DocumentLinkProps extends DocumentOpening {
  readonly title: string;
  /** Tells documents of the same title apart. Only screen readers read it here. */
  readonly date?: string | undefined;
}

/** A link that opens a document, in a new tab if it can, and says why it did not open. */
export const DocumentLink = ({ url, isHere = false, title, date, problem }: DocumentLinkProps) => {
  const t = useText();
  const inNewTab = isHere ? '' : ` ${t('shell.opensInNewTab')}`;
  const text = (
    <>
      <span>{title}</span>
      <VisuallyHidden>{`${date === undefined ? '' : ` ${date}`}${inNewTab}`}</VisuallyHidden>
    </>
  );
  return (
    <>
      {isHere ? (
        <Link to={url}>{text}</Link>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )}
      {problem && <RefusedAlert refusal={problem} about="shell.document.failed" takesFocus={false} />}
    </>
  );
};
