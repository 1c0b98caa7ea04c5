import { LifeBuoy } from 'lucide';
import { Icon } from '../kit/Icon';
import { useText } from '../text/useText';
import { SupportEmail } from './SupportEmail';
import styles from './HelpBlock.module.css';

interface HelpBlockProps {
  /** The sentence that names the support address. */
  readonly about?: 'shell.help' | 'claim.confirm.support';
  readonly subject?: string;
}

export const HelpBlock = ({ about = 'shell.help', subject }: HelpBlockProps) => {
  const t = useText();
  return (
    <section className={styles['help']} aria-labelledby="help">
      <Icon of={LifeBuoy} size="1.53em" />
      <h2 id="help">{t('shell.help.title')}</h2>
      <p>
        <SupportEmail subject={subject} sentence={(email) => t(about, { email })} />
      </p>
    </section>
  );
};
