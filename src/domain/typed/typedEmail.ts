import { INVISIBLE, SPACES } from './invisible';

/** What a phone puts at the end of a dictated address. No email address ends with it. */
const FULL_STOP = /([^ .])\.$/;

/** An email address as typed, without invisible characters, spaces at its ends and a full stop behind it. Rules INPUT-35 and INPUT-52. */
export const typedEmail = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim().replace(FULL_STOP, '$1').normalize('NFC');
