import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Panel.module.css';

interface PanelProps {
  readonly children: ReactNode;
  /** As wide as a form, not as the page. */
  readonly narrow?: boolean;
  /** Names the panel as a region, by the id of its heading. */
  readonly labelledBy?: string;
}

export const Panel = ({ children, narrow = false, labelledBy }: PanelProps) => (
  <section className={classNames(styles['panel'], narrow && styles['narrow'])} aria-labelledby={labelledBy}>
    {children}
  </section>
);
