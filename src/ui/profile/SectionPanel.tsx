import type { ReactNode } from 'react';
import { Panel } from '../kit/Panel';
import styles from './Profile.module.css';

interface SectionPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stand beside the title: edit and remove. */
  readonly actions?: ReactNode;
}

/** One part of the profile. */
export const SectionPanel = ({ title, children, actions }: SectionPanelProps) => (
  <Panel>
    <div className={styles['head']}>
      <h2>{title}</h2>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
    <div className={styles['body']}>{children}</div>
  </Panel>
);
