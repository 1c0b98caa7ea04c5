import styles from './Loading.module.css';
import { useLostPatience } from './Patience';

interface LoadingProps {
  readonly text: string;
  /** What is under way must not be begun a second time, as what is being sent. */
  readonly once?: boolean;
}

/** A spinner that says what is going on, after a while that it takes longer, and what else can be done. */
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
