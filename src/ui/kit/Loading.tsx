import { classNames } from './classNames';
import type { Elements } from './Elements';
import styles from './Loading.module.css';
import { useLongWait } from './Patience';

interface LoadingProps {
  readonly text: string;
  /** A call that must not be sent twice, so no reload is offered. */
  readonly once?: boolean;
  /** The content of the screen: what follows it stays hidden, so that nothing jumps when the content arrives. */
  readonly page?: boolean;
}

/** A spinner with a text. Once it takes long it says so and offers a way out. Rule SHELL-18. */
export const Loading = ({ text, once = false, page = false }: LoadingProps) => {
  const patience = useLongWait();
  const wayOut: Elements = patience?.wayOut(once);
  return (
    <div className={classNames(styles['waiting'], page && !patience && styles['page'])}>
      <div className={styles['loading']} role="status">
        <span className={styles['spinner']} aria-hidden />
        <span>{text}</span>
        {patience && <span className={styles['long']}>{patience.text}</span>}
      </div>
      {wayOut}
    </div>
  );
};
