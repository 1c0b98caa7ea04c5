import { createContext, useContext } from 'react';
import type { LegalWording } from '../../domain/wording/LegalWording';

/** Apart from the other texts: when it arrives, only what shows it renders again. */
export const LegalWordingContext = createContext<LegalWording | undefined>(undefined);

/**
 * The legal wording in the language that the customer chose.
 * @throws Error in an area that opens without it
 */
export const useLegalWording = (): LegalWording => {
  const wording = useContext(LegalWordingContext);
  if (wording === undefined) throw new Error('This area does not load the legal wording.');
  return wording;
};
