import type { ReactNode } from 'react';
import { Link } from './Link';
import styles from './LinkCard.module.css';

export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
  /** A fact that the portal already knows. */
  readonly fact?: ReactNode;
}

/** A card whose whole surface is one link. */
export const LinkCard = ({ to, title, text, icon, fact }: LinkCardProps) => (
  <li className={styles['card']}>
    <span className={styles['icon']} aria-hidden>
      {icon}
    </span>
    <h2>
      <Link to={to} className={styles['link']}>
        {title}
      </Link>
    </h2>
    <p className={styles['text']}>{text}</p>
    <p className={styles['fact']}>{fact}</p>
  </li>
);
