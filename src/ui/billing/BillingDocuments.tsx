import type { PolicyDocument } from '../../domain/documents/policyDocuments';
import { CalendarDate } from '../../domain/CalendarDate';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import type { TextKey } from '../text/Language';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';

/** Titles of the kinds that stand on /billing (document 2, section 2, /billing). */
const titles = {
  recurringAuthorization: 'billing.document.recurringAuthorization',
  nonPayCancellation: 'billing.document.nonPayCancellation',
  billingReinstated: 'billing.document.billingReinstated',
  billingNotice: 'billing.document.billingNotice',
} as const satisfies Partial<Record<PolicyDocument['kind'], TextKey>>;

const hasTitle = (kind: string): kind is keyof typeof titles => Object.hasOwn(titles, kind);

export const BillingDocuments = ({ documents }: { readonly documents: readonly PolicyDocument[] }) => {
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
                <a href={document.url} target="_blank" rel="noopener noreferrer">
                  {hasTitle(document.kind) && t(titles[document.kind])}
                  <VisuallyHidden>
                    , {dateOf(document)} {t('shell.opensInNewTab')}
                  </VisuallyHidden>
                </a>
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
