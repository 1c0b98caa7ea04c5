import { LifeBuoy } from 'lucide-react';
import { useText } from '../text/useText';
import styles from './HelpBlock.module.css';
import { SupportEmail } from './SupportEmail';

interface HelpBlockProps {
  /** What to write to support for. */
  readonly about?: 'shell.help' | 'claim.confirm.support';
  readonly subject?: string;
}

/** Stands for the address while the words around it are looked up; no words have it. */
const ADDRESS = '\u0000';

/** Where a customer finds help. */
export const HelpBlock = ({ about = 'shell.help', subject }: HelpBlockProps) => {
  const t = useText();
  const [before, after] = t(about, { email: ADDRESS }).split(ADDRESS);
  return (
    <section className={styles['help']} aria-labelledby="help">
      <LifeBuoy size={26} aria-hidden />
      <div>
        <h2 id="help">{t('shell.help.title')}</h2>
        <p>
          {before}
          <SupportEmail {...(subject !== undefined && { subject })} />
          {after}
        </p>
      </div>
    </section>
  );
};
