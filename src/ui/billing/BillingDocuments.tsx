import type { BillingDocument } from '../../domain/documents/policyDocuments';
import { DocumentLink, type DocumentLinkProps } from '../screen/DocumentLink';
import { TitledPanel } from '../kit/TitledPanel';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';

interface BillingDocumentsProps {
  readonly documents: readonly BillingDocument[];
  readonly opening: DocumentLinkProps['opening'];
}

export const BillingDocuments = ({ documents, opening }: BillingDocumentsProps) => {
  const t = useText();
  const dates = useDates();

  return (
    <TitledPanel title={t('billing.documents')}>
      {documents.length === 0 ? (
        <p>{t('billing.documents.empty')}</p>
      ) : (
        <ul className={styles['documents']}>
          {documents.map(({ kind, date, url }) => (
            <li key={url}>
              <DocumentLink url={url} title={t(`billing.document.${kind}`)} date={dates.long(date)} opening={opening} />
              <span className={styles['soft']} aria-hidden>
                {dates.long(date)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledPanel>
  );
};
