import { useEffect, useState } from 'react';
import type { Variant } from '../../domain/Variant';
import { SelectField } from '../kit/SelectField';
import styles from './Gallery.module.css';
import { schemes, showScheme } from './Scheme';

type Theme = Variant['theme'];

const themes: readonly { readonly value: Theme; readonly text: string }[] = [
  { value: 'newYork', text: 'New York' },
  { value: 'newJerseyIllinois', text: 'New Jersey and Illinois' },
];

const schemeWords = { system: 'As the system prefers', light: 'Light', dark: 'Dark' } as const;

const fromAddress = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
  known.find((value) => value === new URLSearchParams(window.location.search).get(name)) ?? otherwise;

/** Chooses the palette and the scheme. Both are in the address, so that a look can be linked. */
export const LookSwitch = () => {
  const [theme, setTheme] = useState(() =>
    fromAddress(
      'theme',
      themes.map(({ value }) => value),
      'newYork',
    ),
  );
  const [scheme, setScheme] = useState(() => fromAddress('scheme', schemes, 'system'));

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    showScheme(scheme);
    window.history.replaceState(null, '', `?${new URLSearchParams({ theme, scheme }).toString()}`);
  }, [theme, scheme]);

  return (
    <div className={styles['switch']}>
      <SelectField
        name="theme"
        label="Variant"
        value={theme}
        onChange={(chosen) => setTheme(themes.find(({ value }) => value === chosen)?.value ?? theme)}
        options={themes}
      />
      <SelectField
        name="scheme"
        label="Colours"
        value={scheme}
        onChange={(chosen) => setScheme(schemes.find((value) => value === chosen) ?? scheme)}
        options={schemes.map((value) => ({ value, text: schemeWords[value] }))}
      />
    </div>
  );
};
