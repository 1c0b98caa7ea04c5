import { type ReactNode, useId } from 'react';
import { Panel } from '../kit/Panel';
import styles from './Profile.module.css';

interface SectionPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stand beside the title: edit and remove. */
  readonly actions?: ReactNode;
}

/** One part of the profile. */
export const SectionPanel = ({ title, children, actions }: SectionPanelProps) => {
  const heading = useId();
  return (
    <Panel labelledBy={heading}>
      <div className={styles['head']}>
        <h2 id={heading}>{title}</h2>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={styles['body']}>{children}</div>
    </Panel>
  );
};
