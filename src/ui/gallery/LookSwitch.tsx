import { useEffect, useState } from 'react';
import type { Variant } from '../../domain/Variant';
import { SelectField } from '../kit/SelectField';
import styles from './Gallery.module.css';
import { schemes, showScheme } from './showScheme';

const themes: readonly { readonly value: Variant['theme']; readonly text: string }[] = [
  { value: 'newYork', text: 'New York' },
  { value: 'newJerseyIllinois', text: 'New Jersey and Illinois' },
];

const fromAddress = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** Chooses the palette and the scheme. Both are in the address, so that a look can be linked. */
export const LookSwitch = () => {
  const [theme, setTheme] = useState(() => fromAddress('theme') ?? 'newYork');
  const [scheme, setScheme] = useState(() => fromAddress('scheme') ?? 'system');

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    showScheme(scheme);
    window.history.replaceState(null, '', `?${new URLSearchParams({ theme, scheme }).toString()}`);
  }, [theme, scheme]);

  return (
    <div className={styles['switch']}>
      <SelectField name="theme" label="Variant" value={theme} onChange={setTheme} options={themes} />
      <SelectField name="scheme" label="Colours" value={scheme} onChange={setScheme} options={schemes} />
    </div>
  );
};
