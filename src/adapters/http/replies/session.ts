import * as v from 'valibot';
import type { components } from '../schema';
import { fieldsOf, filledText, optional, needing, text, tokenText } from './values';

type Schemas = components['schemas'];

export const invitation = fieldsOf<Schemas['Invitation']>()({ userName: filledText });

/** The refresh token may be in the header instead. */
const tokenFields = { authToken: tokenText, accessToken: tokenText, refreshToken: optional(tokenText) };

export const tokens = fieldsOf<Schemas['Tokens']>()(tokenFields);

export const session = fieldsOf<Schemas['Session']>()({ ...tokenFields, userName: filledText });

const sessionFields = {
  authToken: v.optional(tokenText),
  accessToken: v.optional(tokenText),
  refreshToken: optional(tokenText),
  userName: v.optional(filledText),
};

/** After a temporary password; after a verification code the same call has no session. */
export const sessionAfterPassword = v.pipe(
  fieldsOf<NonNullable<Schemas['PasswordReply']['data']>>()(sessionFields),
  needing(session),
);

export const login = v.pipe(
  fieldsOf<Schemas['LoginResult']>()({
    ...sessionFields,
    challenge: optional(text),
    token: v.optional(filledText),
  }),
  needing(v.union([v.object({ challenge: v.literal('NEW_PASSWORD_REQUIRED'), token: filledText }), session])),
);

export const emailChange = fieldsOf<Schemas['EmailConfirmed']>()({ id: filledText });
