import * as v from 'valibot';
import type { components } from '../schema';
import { fieldsOf, filledText, optional, optionalText, tokenText } from './values';

type Schemas = components['schemas'];

export const invitation = fieldsOf<Schemas['Invitation']>()({ userName: filledText });

/** The refresh token may be in the header instead. */
const tokenFields = { authToken: tokenText, accessToken: tokenText, refreshToken: optional(tokenText) };

export const tokens = fieldsOf<Schemas['Tokens']>()(tokenFields);

/** Three replies have a session. That to a new password has one only after a temporary password. */
export const session = fieldsOf<Schemas['Session' | 'LoginResult'] | NonNullable<Schemas['PasswordReply']['data']>>()({
  ...tokenFields,
  userName: filledText,
});

const challenge = fieldsOf<Schemas['LoginResult']>()({
  challenge: v.pipe(optionalText, v.literal('NEW_PASSWORD_REQUIRED')),
  token: filledText,
});

export const login = v.union([challenge, session]);

export const emailChange = fieldsOf<Schemas['EmailConfirmed']>()({ id: filledText });
