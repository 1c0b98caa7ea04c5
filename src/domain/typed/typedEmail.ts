import { INVISIBLE, SPACES } from './invisible';

/** What a phone puts at the end of a dictated address, and a list of addresses has between them. No email address ends with it. */
const MARK = /([^ .,;。])[.,;。]$/;

/** An email address as typed, without invisible characters, spaces at its ends and a mark behind it. Rules INPUT-35 and INPUT-52. */
export const typedEmail = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim().replace(MARK, '$1').replace('＠', '@').normalize('NFC');
