import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './classNames';
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
  /** Keeps three lines for a fact that may arrive later. */
  readonly keepsPlace?: boolean;
}

/** A card whose whole surface is one link. */
export const LinkCard = ({ to, title, text, icon, fact, keepsPlace = false }: LinkCardProps) => (
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
    <p className={classNames(styles['fact'], keepsPlace && styles['place'])}>{fact}</p>
  </li>
);
