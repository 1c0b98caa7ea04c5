import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Alert } from '../kit/Alert';
import { Loading } from '../kit/Loading';
import { RefusedAlert } from '../screen/RefusedAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import type { DocumentViewModel } from './DocumentViewModel';
import styles from './Document.module.css';

/** A document in a tab of its own. The browser's viewer cannot name the file, so the portal's link saves it. Rules DOC-16 and DOC-17. */
export const DocumentScreen = observer(({ open }: { readonly open: () => DocumentViewModel }) => {
  const { state, request } = useVisit(open);
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const name = request && `${t(`policy.document.${request.kind}`)} ${request.date}.pdf`;
  const title = state.kind === 'opening' || name === undefined ? t('shell.opening') : name;

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (state.kind === 'saved') link.current?.click();
  }, [state.kind]);

  return (
    <div className={styles['tab']}>
      <h1 className={styles['title']}>{title}</h1>
      {state.kind === 'opening' && <Loading text={t('shell.opening')} />}
      {state.kind === 'failed' && (
        <RefusedAlert refusal={state.problem} about="shell.document.failed" takesFocus={false} />
      )}
      {state.kind === 'saved' && <Alert level="success">{t('document.saved', { name: title })}</Alert>}
      {(state.kind === 'shown' || state.kind === 'saved') && (
        <a ref={link} href={state.url} download={name}>
          {t('document.save')}
        </a>
      )}
      {state.kind === 'shown' && <iframe className={styles['pdf']} src={state.url} title={title} />}
    </div>
  );
});
