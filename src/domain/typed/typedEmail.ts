import { INVISIBLE, SPACES } from './invisible';

/** An email address as typed, without invisible characters and spaces at its ends. Rule INPUT-35. */
export const typedEmail = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim().normalize('NFC');
