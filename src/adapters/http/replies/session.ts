import * as v from 'valibot';
import { filledText, maybe, tokenText } from './values';

export const invitation = v.object({ userName: filledText });

/** The refresh token may be in the header instead (document 1, section 7). */
export const tokens = v.object({ authToken: tokenText, accessToken: tokenText, refreshToken: maybe(tokenText) });

export const session = v.object({ ...tokens.entries, userName: filledText });

export const login = v.union([v.object({ challenge: v.literal('NEW_PASSWORD_REQUIRED'), token: filledText }), session]);

export const emailChange = v.object({ id: filledText });
