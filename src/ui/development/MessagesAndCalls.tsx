import type { DevelopmentState } from '../../application/ports/Development';
import { PanelSection } from './PanelSection';
import styles from './Development.module.css';

/** The messages that a real insurer would have sent, and the calls in order. */
export const MessagesAndCalls = ({ state: { messages, log } }: { readonly state: DevelopmentState }) => (
  <>
    <PanelSection title="Messages sent">
      {messages.length === 0 && <p>None yet.</p>}
      <ol className={styles['list']}>
        {messages.map(({ to, text }, index) => (
          <li key={`${String(index)} ${to}`}>
            <strong>{to}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
    </PanelSection>
    <PanelSection title="Calls">
      {log.length === 0 && <p>None yet.</p>}
      <ol className={styles['list']}>
        {log.map(({ call, sent, outcome }, index) => (
          <li key={`${String(index)} ${call}`}>
            <code>{call}</code> <span>{outcome}</span>
            {sent !== '' && <code className={styles['sent']}>{sent}</code>}
          </li>
        ))}
      </ol>
    </PanelSection>
  </>
);
