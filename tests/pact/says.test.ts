import { failures, isSaid } from '../../scripts/pact/says';

const { emailExists, tokenExpired, codeExpired } = failures;
const inWords = 'An account already exists.';

describe('What a failure says @WIRE-58', () => {
  it.each([
    [
      'its code, whatever the message and the status',
      emailExists,
      { status: 409, code: 'email-exists', message: '' },
      true,
    ],
    ['its message, without a code', emailExists, { status: 400, code: '', message: inWords }, true],
    ['its message, with a code that nobody knows', emailExists, { status: 400, code: 'E42', message: inWords }, true],
    ['not its message with another status', emailExists, { status: 409, code: '', message: inWords }, false],
    ['not its message with another code', emailExists, { status: 400, code: 'blank-field', message: inWords }, false],
    ['nothing with a 401, which signs out', emailExists, { status: 401, code: 'email-exists', message: '' }, false],
    ['nothing with a success', emailExists, { status: 200, code: 'email-exists', message: '' }, false],
    ['an expired token, with a 401 alone', tokenExpired, { status: 401, code: 'token-expired', message: '' }, true],
    ['an expired code, with a 401 too', codeExpired, { status: 401, code: '', message: 'It has expired.' }, true],
  ])('is %s', (_, says, given, expected) => {
    expect(isSaid(says, given)).toBe(expected);
  });
});
