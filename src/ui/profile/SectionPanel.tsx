import { type ReactNode, useId } from 'react';
import { HeadingRow } from '../kit/HeadingRow';
import { Panel } from '../kit/Panel';
import styles from './Profile.module.css';

interface SectionPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown beside the title: edit and remove. */
  readonly actions?: ReactNode;
}

export const SectionPanel = ({ title, children, actions }: SectionPanelProps) => {
  const heading = useId();
  return (
    <Panel labelledBy={heading}>
      <HeadingRow actions={actions}>
        <h2 id={heading}>{title}</h2>
      </HeadingRow>
      <div className={styles['body']}>{children}</div>
    </Panel>
  );
};
