import { observer } from 'mobx-react-lite';
import { Loading } from '../kit/Loading';
import { TitledPanel } from '../kit/TitledPanel';
import { useConfiguredText } from '../text/useConfiguredText';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { DocumentItem } from './DocumentItem';
import styles from './Policy.module.css';
import type { PolicyViewModel } from './PolicyViewModel';

/** The policy's own documents, and those about its coverages. */
export const PolicyDocuments = observer(({ viewModel }: { readonly viewModel: PolicyViewModel }) => {
  const t = useText();
  const dates = useDates();
  const configured = useConfiguredText();
  const { loaded, ownDocuments, catalogue, openDocument } = viewModel;

  return (
    <>
      <div className={styles['ownDocuments']}>
        <TitledPanel title={t('policy.documents.own')} space="tight">
          {loaded.kind !== 'all' && <Loading text={t('policy.documents.loading')} />}
          {loaded.kind === 'all' && ownDocuments.length === 0 && <p>{t('policy.documents.own.none')}</p>}
          <ul className={styles['documents']}>
            {ownDocuments.map(({ kind, date, url }) => (
              <DocumentItem
                key={url}
                url={url}
                title={t(`policy.document.${kind}`)}
                date={dates.long(date)}
                onOpen={openDocument}
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
