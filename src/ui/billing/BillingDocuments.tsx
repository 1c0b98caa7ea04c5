import type { BillingDocument } from '../../domain/documents/policyDocuments';
import { DocumentLink, type OpenLink } from '../screen/DocumentLink';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';

interface BillingDocumentsProps {
  readonly documents: readonly BillingDocument[];
  readonly onOpen: OpenLink | undefined;
}

export const BillingDocuments = ({ documents, onOpen }: BillingDocumentsProps) => {
  const t = useText();
  const dates = useDates();

  return (
    <Panel labelledBy="billing-documents">
      <Stack>
        <h2 id="billing-documents">{t('billing.documents')}</h2>
        {documents.length === 0 ? (
          <p>{t('billing.documents.empty')}</p>
        ) : (
          <ul className={styles['documents']}>
            {documents.map(({ kind, date, url }) => (
              <li key={url}>
                <DocumentLink url={url} onOpen={onOpen}>
                  {t(`billing.document.${kind}`)}
                  <VisuallyHidden>
                    , {dates.long(date)} {t('shell.opensInNewTab')}
                  </VisuallyHidden>
                </DocumentLink>
                <span className={styles['soft']} aria-hidden>
                  {dates.long(date)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
};
