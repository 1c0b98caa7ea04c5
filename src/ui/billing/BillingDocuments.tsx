import { observer } from 'mobx-react-lite';
import { TitledPanel } from '../kit/TitledPanel';
import { DocumentLink } from '../screen/DocumentLink';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { BillingViewModel } from './BillingViewModel';
import styles from './Billing.module.css';

export const BillingDocuments = observer(({ viewModel }: { readonly viewModel: BillingViewModel }) => {
  const { documents, opening } = viewModel;
  const t = useText();
  const dates = useDates();

  return (
    <TitledPanel title={t('billing.documents')}>
      {documents.length === 0 ? (
        <p>{t('billing.documents.empty')}</p>
      ) : (
        <ul className={styles['documents']}>
          {documents.map((document) => (
            <li key={document.url}>
              <DocumentLink
                {...opening(document)}
                title={t(`billing.document.${document.kind}`)}
                date={dates.long(document.date)}
              />
              <span className={styles['soft']} aria-hidden>
                {dates.long(document.date)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledPanel>
  );
});
