import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './LinkCard.module.css';

/** Cards in a grid: as many beside one another as fit. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
}

/** A card that is one link; the whole of it can be pressed. */
export const LinkCard = ({ to, title, text, icon }: LinkCardProps) => (
  <li className={styles['item']}>
    <div className={styles['card']}>
      <span className={styles['icon']} aria-hidden>
        {icon}
      </span>
      <h2>
        <Link to={to} className={styles['link']}>
          {title}
        </Link>
      </h2>
      <p className={styles['text']}>{text}</p>
    </div>
  </li>
);
