import { harmlessCalls, writes } from '../../scripts/pact/scenarios/everyWrite';
import {
  type Story,
  codeOf,
  expectAlikeForNobody,
  expectThat,
  expectWords,
  ifEntered,
} from '../../scripts/pact/scenarios/Story';
import { tellStories } from '../../scripts/pact/scenarios/tellStories';
import { Visitor } from '../../scripts/pact/scenarios/Visitor';
import { isCall } from '../../src/adapters/reference-api/isCall';
import { apiCalls } from '../contract/apiCalls';
import { scenariosFailure, smokeFailure } from './tellInProcess';
import { variedApis } from './variedApis';
import { wrongBackends } from './wrongBackends';

const customer = { userName: 'ada@example.com', password: 'x', authToken: 'a', accessToken: 'b', refreshToken: 'c' };

const tell = async (...stories: readonly Story[]) => {
  const lines: string[] = [];
  const told = await tellStories(stories, {
    provider: 'http://127.0.0.1:9',
    enter: async (state) => {
      if (state === 'any-customer') return { values: customer };
      return state === 'payment-token' ? { failure: 'answered 500 (KeyError)' } : { unknown: true };
    },
    patience: 0,
    print: (line) => lines.push(line),
  });
  return { ...told, text: lines.join('\n') };
};

const entering = (state: string): Story => ({
  title: `needs ${state}`,
  needs: [state, 'no-payment-method'],
  tell: async ({ enter }) => {
    await enter(state);
  },
});

const reply = {
  call: 'PUT /api/policies',
  sent: '',
  status: 200,
  message: '',
  description: '',
  code: '',
  fields: '',
  data: undefined,
  refreshToken: undefined,
  correlationId: undefined,
};

const good: Story = { title: 'is good', tell: async ({ step }) => step('does something') };

describe('The stories of --scenarios @WIRE-63', () => {
  it('send every call of a customer with wrong tokens', () => {
    const sent = [...harmlessCalls, ...writes];
    const isSent = (call: string): boolean =>
      sent.some(({ method, path }) => isCall(call, method, path.replace(/\?.*/, '')));
    expect(apiCalls.filter((call) => !call.includes(' /api/auth/') && !isSent(call))).toEqual([]);
  });

  it.each([
    [{ sentTo: 'Ada@example.com' }, {}, undefined],
    [{}, {}, undefined],
    [{ sentTo: 'letters@example.com' }, {}, 'went to letters@example.com, expected ada@example.com'],
    [{ sentTo: 'ada@example.com' }, { email: 'new@example.com' }, 'expected new@example.com'],
  ])('with a code that went to %j are told to %j: %s', async (sent, email, problem) => {
    const enter = async () => ({ confirmationCode: '1', verificationCode: '1', ...sent });
    const state = 'email' in email ? 'email-code-sent' : 'code-sent';
    const code = codeOf({ enter }, state, { userName: 'ada@example.com', ...email });
    await (problem === undefined ? expect(code).resolves.toBe('1') : expect(code).rejects.toThrow(problem));
  });

  it('go on after a state that fails, and say why', async () => {
    const { text, good: told, untold } = await tell(entering('payment-token'), good);
    expect(text).toContain('not told: the state "payment-token" answered 500 (KeyError).');
    expect({ told, untold }).toEqual({ told: 1, untold: ['needs payment-token'] });
  });

  it('go on without a state that not every provider can enter, and not after another failure', async () => {
    const { text, good: told } = await tell(
      {
        title: 'goes on',
        needs: ['payment-token'],
        tell: async ({ enter }) => void (await ifEntered(() => enter('payment-token'))),
      },
      { title: 'fails', tell: () => ifEntered(async () => expectThat(false, 'It is wrong.')) },
    );
    expect([told, text]).toEqual([1, expect.stringContaining('It is wrong.')]);
  });

  it('name the values of a state that the provider does not know', async () => {
    const { text } = await tell(entering('another-customer'));
    expect(text).toContain('"another-customer" is not known; it answers anotherUserName, anotherPassword.');
  });

  it('list every state that the provider may lack, but none that it knows', async () => {
    const { unknown } = await tell(entering('payment-token'), entering('another-customer'));
    expect(unknown).toEqual(['no-payment-method', 'another-customer']);
  });

  it('say where they fail, if they have come to a step', async () => {
    const at = (step: string | undefined): Story => ({
      title: 'fails',
      tell: async (stage) => {
        if (step !== undefined) stage.step(step);
        expectThat(false, 'It went wrong.');
      },
    });
    expect((await tell(at('reads it'))).text).toBe('✗ fails\n  ✗ reads it\n      It went wrong.');
    expect((await tell(at(undefined))).text).toBe('✗ fails\n      It went wrong.');
  });

  it('enter no state that they do not declare', async () => {
    const secret: Story = {
      title: 'secret',
      tell: async ({ enter }) => {
        await enter('code-sent');
      },
    };
    await expect(tell(secret)).rejects.toThrow('does not say that it needs "code-sent"');
  });
});

describe('A session @WIRE-63', () => {
  it('has no token that is too long for a header', () => {
    const data = { authToken: 'a'.repeat(20_000), accessToken: 'b', refreshToken: 'c' };
    const answered = { ...reply, call: 'POST /api/auth/login', data };
    expect(() => new Visitor('').adopt(answered)).toThrow('a token of 20000 characters');
  });
});

describe('The reply to an address that nobody has @WIRE-63', () => {
  const known = {
    ...reply,
    status: 400,
    code: 'E1041',
    message: 'The code for ada@example.com is wrong: 4 attempts left (3f9ac2).',
  };

  it.each([
    { status: 404 },
    { message: 'There is no such customer.' },
    { description: 'Unknown' },
    { code: 'E1042' },
    { fields: 'message,userId ' },
  ])('differs by %j from another one, and tells who is a customer', (differs) => {
    expect(() => expectAlikeForNobody(known, { ...known, ...differs })).toThrow('it tells who is a customer');
  });

  it.each([
    { message: 'The code for nobody-at-all@example.com is wrong: 3 attempts left (b07e4d).' },
    { status: 429, message: 'Too many.' },
  ])('may be %j', (differs) => {
    expect(() => expectAlikeForNobody(known, { ...known, ...differs })).not.toThrow();
  });
});

describe('A message for the customer @WIRE-63', () => {
  const words =
    (message: string, description = '') =>
    () =>
      expectWords({ ...reply, status: 400, message, description });

  it('has no trace in its description', () => {
    expect(words('No.', 'Reference E-1042')).not.toThrow();
    expect(words('No.', 'NullPointerException\n\tat Api.java:42')).toThrow('which the customer may read');
  });

  it.each([
    'Declined.',
    '[E42] The code is < 6 digits.',
    'PolicyChangeForbidden: it renews soon.',
    'No se pudo hacer.',
    'This claim is null and void.',
    'Your balance is nil.',
    'An error: the card is of another customer.\nPlease look at it.',
    'Your card (ending in 4242) was declined: 100% of the balance is due.',
    'Elija una contraseña de 8 a 64 caracteres, con un símbolo como & o %.',
  ])('may be: %s', (message) => expect(words(message)).not.toThrow());

  it.each([
    '',
    ' ',
    '<p>No.</p>',
    '{"error":1}',
    '[object Object]',
    'undefined',
    'java.lang.NullPointerException',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'Failed\n    at save (/app/claims.js:10:5)',
    'runtime error: invalid memory address',
    'error.password.weak',
    'CARD_DECLINED',
    'ERR-1042',
    'Bad Request',
    'The password must have at least {0} characters.',
    'The password must have at least {{ limit }} characters.',
    'The password must have at least %d characters.',
    'The :attribute must be longer.',
    'The password isn&#39;t valid.',
    "Validation failed for object='newClaim'. Error count: 1",
    'Request failed with status code 400',
    "'NoneType' object has no attribute 'password'",
    'Object reference not set to an instance of an object.',
    "undefined method `strip' for nil",
    'SQLSTATE[23000]: Duplicate entry',
    'E11000 duplicate key error collection',
    'sql: no rows in result set',
    'UNIQUE constraint failed: users.email',
    'ERROR: value too long for type character varying(255)',
    'translation missing: en.errors.weak',
    'JSON parse error: Cannot deserialize value from String',
  ])('may not be: %s', (message) => expect(words(message)).toThrow('message'));
});

describe('A backend @WIRE-63', () => {
  const apis = variedApis();

  const become = (name: string): string => {
    const backend = wrongBackends.find((wrong) => wrong.name === name);
    if (backend === undefined) throw new Error(`No wrong backend is called ${name}.`);
    apis.become(backend);
    return apis.unchecked();
  };

  it.each([
    ['forgets a part of what was written', 'claims-keep-no-equipment', 'files a claim'],
    ['files twice under one key', 'a-key-files-twice', 'it is done, once'],
    ['lets a stranger write', 'writes-for-anyone: PUT /api/customer', 'Nobody changes anything'],
  ])('that %s fails --scenarios', async (_, name, story) => {
    expect(await scenariosFailure(become(name))).toContain(story);
  });

  it('that shows a policy to a stranger fails --smoke', async () => {
    expect(await smokeFailure(become('serves-anyone: GET /api/policies'))).toContain('Nobody reads anything');
  });
});
