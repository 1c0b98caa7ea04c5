import { type ReactNode, useId } from 'react';
import { classNames } from '../kit/classNames';
import styles from './Gallery.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A family of parts; the visual tests take a picture of each. */
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
  /** What part it is, and the state that it is in. */
  readonly state: string;
  /** As wide as the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part in one of its states. */
export const Specimen = ({ state, wide = false, children }: SpecimenProps) => (
  <figure className={classNames(styles['specimen'], wide && styles['wide'])}>
    <figcaption>{state}</figcaption>
    {children}
  </figure>
);
