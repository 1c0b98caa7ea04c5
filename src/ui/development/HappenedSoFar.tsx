import type { DevelopmentState } from '../../application/ports/Development';
import styles from './Development.module.css';

/** The messages that a real insurer would have sent, and the calls in order. */
export const HappenedSoFar = ({ state: { messages, log } }: { readonly state: DevelopmentState }) => (
  <>
    <section aria-labelledby="development-messages">
      <h2 id="development-messages">Messages sent</h2>
      {messages.length === 0 && <p>None yet.</p>}
      <ol className={styles['list']}>
        {messages.map(({ to, text }, index) => (
          <li key={`${String(index)} ${to}`}>
            <strong>{to}</strong> {text}
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="development-calls">
      <h2 id="development-calls">Calls</h2>
      {log.length === 0 && <p>None yet.</p>}
      <ol className={styles['list']}>
        {log.map(({ call, sent, outcome }, index) => (
          <li key={`${String(index)} ${call}`}>
            <code>{call}</code> {outcome}
            {sent !== '' && <code className={styles['sent']}>{sent}</code>}
          </li>
        ))}
      </ol>
    </section>
  </>
);
