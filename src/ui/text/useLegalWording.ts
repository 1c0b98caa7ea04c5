import type { LegalWording } from '../../domain/wording/LegalWording';
import { useLanguage } from './useText';

/**
 * The legal wording in the language that the customer chose.
 * @throws Error in an area that opens without it
 */
export const useLegalWording = (): LegalWording => {
  const { legal } = useLanguage();
  if (legal === undefined) throw new Error('This area does not load the legal wording.');
  return legal;
};
