import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly children: ReactNode;
  /** Names the panel as a region, by the id of its heading. */
  readonly labelledBy?: string;
}

export const Panel = ({ children, labelledBy }: PanelProps) => (
  <section className={styles['panel']} aria-labelledby={labelledBy}>
    {children}
  </section>
);
