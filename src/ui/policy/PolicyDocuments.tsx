import { FileText } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Icon } from '../kit/Icon';
import { Loading } from '../kit/Loading';
import { TitledPanel } from '../kit/TitledPanel';
import { DocumentLink, type DocumentLinkProps } from '../screen/DocumentLink';
import { useConfiguredText } from '../text/useConfiguredText';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { PolicyViewModel } from './PolicyViewModel';
import styles from './Policy.module.css';

const DocumentItem = (props: DocumentLinkProps) => (
  <li className={styles['document']}>
    <Icon of={FileText} className={styles['documentIcon']} size="1.18em" />
    <div>
      <DocumentLink {...props} />
      {props.date !== undefined && (
        <span className={styles['documentDate']} aria-hidden>
          {props.date}
        </span>
      )}
    </div>
  </li>
);

/** The policy's own documents, and those about its coverages. */
export const PolicyDocuments = observer(({ viewModel }: { readonly viewModel: PolicyViewModel }) => {
  const t = useText();
  const dates = useDates();
  const configured = useConfiguredText();
  const { content, ownDocuments, catalogue, opening } = viewModel;
  const { state } = content;

  return (
    <>
      <div className={styles['ownDocuments']}>
        <TitledPanel title={t('policy.documents.own')} space="tight">
          {state.kind === 'loading' && <Loading text={t('policy.documents.loading')} />}
          {state.kind === 'loaded' && ownDocuments.length === 0 && <p>{t('policy.documents.own.none')}</p>}
          <ul className={styles['documents']}>
            {ownDocuments.map((own) => (
              <DocumentItem
                key={own.url}
                {...opening(own)}
                title={t(`policy.document.${own.kind}`)}
                date={dates.long(own.date)}
              />
            ))}
          </ul>
        </TitledPanel>
      </div>
      <div className={styles['catalogue']}>
        <TitledPanel title={t('policy.documents.catalogue')} space="tight">
          <ul className={styles['documents']}>
            {catalogue.map(({ title, url }) => (
              <DocumentItem key={url} url={url} title={configured(title)} />
            ))}
          </ul>
        </TitledPanel>
      </div>
    </>
  );
});
