import { createContext, useContext } from 'react';
import type { Variant } from '../../domain/Variant';

export const VariantContext = createContext<Variant | undefined>(undefined);

/** The variant that the page is served for. */
export const useVariant = (): Variant => {
  const variant = useContext(VariantContext);
  if (variant === undefined) throw new Error('There is no VariantContext around this component.');
  return variant;
};
