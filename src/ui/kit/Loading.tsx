import styles from './Loading.module.css';
import { useLostPatience } from './Patience';

interface LoadingProps {
  readonly text: string;
  /** A call that must not be sent twice, so no reload is offered. */
  readonly once?: boolean;
}

/** A spinner with a text. Once it takes long it says so and offers a way out. Rule SHELL-18. */
export const Loading = ({ text, once = false }: LoadingProps) => {
  const patience = useLostPatience();
  return (
    <div className={styles['waiting']}>
      <div className={styles['loading']} role="status">
        <span className={styles['spinner']} aria-hidden />
        <span>{text}</span>
        {patience && <span className={styles['long']}>{patience.text}</span>}
      </div>
      {patience?.wayOut(once)}
    </div>
  );
};
