import { FileText } from 'lucide-react';
import { DocumentLink, type OpenLink } from '../screen/DocumentLink';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import styles from './Policy.module.css';

interface DocumentItemProps {
  readonly url: string;
  readonly title: string;
  /** Tells documents of the same title apart. */
  readonly date?: string;
  /** Opens the document in place of the link. */
  readonly onOpen?: OpenLink | undefined;
}

export const DocumentItem = ({ url, title, date, onOpen }: DocumentItemProps) => {
  const t = useText();
  return (
    <li className={styles['document']}>
      <FileText className={styles['documentIcon']} size={20} aria-hidden />
      <span>
        <DocumentLink url={url} onOpen={onOpen}>
          {title}
          <VisuallyHidden>
            {date !== undefined && `, ${date}`} {t('shell.opensInNewTab')}
          </VisuallyHidden>
        </DocumentLink>
        {date !== undefined && (
          <span className={styles['documentDate']} aria-hidden>
            {date}
          </span>
        )}
      </span>
    </li>
  );
};
