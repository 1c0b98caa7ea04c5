import { useEffect, useState } from 'react';
import type { Variant } from '../../domain/Variant';
import { SelectField } from '../kit/SelectField';

const themes: readonly { readonly value: Variant['theme']; readonly text: string }[] = [
  { value: 'newYork', text: 'New York' },
  { value: 'newJerseyIllinois', text: 'New Jersey and Illinois' },
];

/** Chooses the palette. It is in the address, so that a look can be linked. */
export const LookSwitch = () => {
  const [theme, setTheme] = useState(() => new URLSearchParams(window.location.search).get('theme') ?? 'newYork');

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    window.history.replaceState(null, '', `?${new URLSearchParams({ theme }).toString()}`);
  }, [theme]);

  return <SelectField name="theme" label="Variant" value={theme} onChange={setTheme} options={themes} />;
};
