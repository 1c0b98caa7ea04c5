import { useId } from 'react';
import { classNames } from '../kit/classNames';
import type { Elements } from '../kit/Elements';
import styles from './Gallery.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

/** A group of components. The visual tests take one picture of each group. */
export const Section = ({ title, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <div className={styles['specimens']}>{children}</div>
    </section>
  );
};

interface SpecimenProps {
  /** The component and its state. */
  readonly state: string;
  /** As wide as the page. */
  readonly wide?: boolean;
  readonly children: Elements;
}

/** One component in one state. */
export const Specimen = ({ state, wide = false, children }: SpecimenProps) => (
  <figure className={classNames(styles['specimen'], wide && styles['wide'])}>
    <figcaption>{state}</figcaption>
    {children}
  </figure>
);
