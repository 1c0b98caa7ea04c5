import { english } from '../../src/ui/text/english';
import type { Language } from '../../src/ui/text/Language';
import { shippedWording } from './shippedWording';

/** English with its legal wording, for screens that show it. */
export const legalEnglish: Language = { ...english, legal: shippedWording('en') };
