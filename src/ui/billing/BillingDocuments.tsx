import type { PolicyDocument } from '../../domain/documents/policyDocuments';
import { CalendarDate } from '../../domain/CalendarDate';
import { DocumentLink } from '../screen/DocumentLink';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import type { TextKey } from '../text/Language';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';

const titles = {
  recurringAuthorization: 'billing.document.recurringAuthorization',
  nonPayCancellation: 'billing.document.nonPayCancellation',
  billingReinstated: 'billing.document.billingReinstated',
  billingNotice: 'billing.document.billingNotice',
} as const satisfies Partial<Record<PolicyDocument['kind'], TextKey>>;

const hasTitle = (kind: string): kind is keyof typeof titles => Object.hasOwn(titles, kind);

interface BillingDocumentsProps {
  readonly documents: readonly PolicyDocument[];
  readonly onOpen: ((url: string) => void) | undefined;
}

export const BillingDocuments = ({ documents, onOpen }: BillingDocumentsProps) => {
  const t = useText();
  const dates = useDates();
  const dateOf = (document: PolicyDocument): string => {
    const date = CalendarDate.parse(document.date);
    return date === undefined ? document.date : dates.long(date);
  };

  return (
    <Panel labelledBy="billing-documents">
      <Stack>
        <h2 id="billing-documents">{t('billing.documents')}</h2>
        {documents.length === 0 ? (
          <p>{t('billing.documents.empty')}</p>
        ) : (
          <ul className={styles['documents']}>
            {documents.map((document) => (
              <li key={document.url}>
                <DocumentLink url={document.url} onOpen={onOpen}>
                  {hasTitle(document.kind) && t(titles[document.kind])}
                  <VisuallyHidden>
                    , {dateOf(document)} {t('shell.opensInNewTab')}
                  </VisuallyHidden>
                </DocumentLink>
                <span className={styles['soft']} aria-hidden>
                  {dateOf(document)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
};
