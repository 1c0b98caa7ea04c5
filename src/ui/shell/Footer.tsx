import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { type ExternalLink, displayName } from '../../domain/Variant';
import { useVariant } from '../screen/VariantContext';
import { useConfiguredText } from '../text/useConfiguredText';
import { useText } from '../text/useText';
import styles from './Shell.module.css';

const Links = ({ label, links }: { readonly label: string; readonly links: readonly ExternalLink[] }) => {
  const configured = useConfiguredText();
  return (
    <nav aria-label={label}>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} rel="noreferrer">
              {configured(link.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface FooterProps {
  readonly year: () => string;
  readonly ref?: Ref<HTMLElement>;
}

/** Rule SHELL-12. */
export const Footer = observer(({ year, ref }: FooterProps) => {
  const t = useText();
  const configured = useConfiguredText();
  const variant = useVariant();
  return (
    <footer ref={ref} className={styles['footer']}>
      <div className={styles['footerInner']}>
        <div className={styles['footerLinks']}>
          <Links label={t('shell.footer.legal')} links={variant.legalLinks} />
          <Links label={t('shell.footer.social')} links={variant.socialLinks} />
        </div>
        <p className={styles['disclaimer']}>{configured(variant.footerDisclaimer)}</p>
        {/* The page may have been written in another year, or in another time zone. */}
        <p suppressHydrationWarning>{t('shell.footer.copyright', { year: year(), product: displayName(variant) })}</p>
      </div>
    </footer>
  );
});
