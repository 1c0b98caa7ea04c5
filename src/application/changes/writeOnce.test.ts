import { countedIds } from '../../../tests/support/countedIds';
import { failure, lostReply } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../ApiFailure';
import { asText, found, pendingWrite, writeOnce } from './writeOnce';

/** A write of decisions. A test sets the reply of the insurer and the state that it shows. */
const open = async (supersedesLater?: boolean) => {
  const { record, signal } = await memoryCustomer('ny-current');
  const keys: string[] = [];
  let readBack: (decision: string) => Promise<boolean>;
  const once = writeOnce(record, countedIds(), {
    name: 'cancellation',
    text: asText,
    readBack: async (decision) => found(await readBack(decision)),
    ...(supersedesLater && { supersedesLater }),
  });
  const write = (decision: string, reply: () => Promise<string>, state: typeof readBack) => {
    readBack = state;
    return once.send({
      decision,
      send: (key) => {
        keys.push(key);
        return reply();
      },
    });
  };
  const resolve = (state: typeof readBack) => {
    readBack = state;
    return once.resolve(signal);
  };
  return { record, keys, write, resolve };
};

const unread = (): Promise<never> => Promise.reject(failure());
const done = async (): Promise<boolean> => true;
const notDone = async (): Promise<boolean> => false;

describe('writeOnce @FAULT-46', () => {
  it('returns the reply, and keeps nothing', async () => {
    const { record, write } = await open();
    expect(await write('a', async () => 'ok', notDone)).toEqual({ kind: 'replied', reply: 'ok' });
    expect(record.sent.read()).toEqual({});
  });

  it('marks the write before it sends it', async () => {
    const { record, write } = await open();
    await write(
      'a',
      async () => {
        expect(pendingWrite(record, 'cancellation')).toEqual({
          idempotencyKey: 'key-1',
          decision: 'a',
          mayResend: false,
        });
        return 'ok';
      },
      notDone,
    );
    expect.assertions(1);
  });

  it('throws a failure whose outcome is known, and keeps nothing', async () => {
    const { record, write } = await open();
    await expect(write('a', unread, done)).rejects.toThrow(ApiFailure);
    expect(record.sent.read()).toEqual({});
  });

  it.each([
    ['done', done, {}],
    ['unknown', unread, { cancellation: { idempotencyKey: 'key-1', decision: 'a', mayResend: false } }],
  ] as const)('is %s after a lost reply, as the state says', async (kind, isDone, sent) => {
    const { record, write } = await open();
    expect(await write('a', lostReply, isDone)).toMatchObject({ kind });
    expect(record.sent.read()).toEqual(sent);
  });

  it('sends the same decision with the same key, and another with another, once the state says that nothing happened', async () => {
    const { write, keys } = await open();
    for (const decision of ['a', 'a', 'b'])
      await expect(write(decision, lostReply, notDone)).rejects.toMatchObject({ details: { kind: 'unknownOutcome' } });
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('reads the state before it sends again, and sends nothing that has happened since', async () => {
    const { write, keys } = await open();
    await expect(write('a', lostReply, notDone)).rejects.toThrow(ApiFailure);
    expect(await write('a', lostReply, done)).toEqual({ kind: 'done', evidence: true });
    expect(keys).toHaveLength(1);
  });

  it.each([
    [true, { kind: 'done', evidence: true }, ['key-1']],
    [undefined, { kind: 'replied', reply: 'ok' }, ['key-1', 'key-2']],
  ])(
    'sends another decision than the one that was carried out, unless that settles it: %s',
    async (settles, outcome, sent) => {
      const { write, keys } = await open(settles);
      await write('a', lostReply, unread);
      expect(
        await write(
          'b',
          async () => 'ok',
          async (decision) => decision === 'a',
        ),
      ).toEqual(outcome);
      expect(keys).toEqual(sent);
    },
  );

  it('sends nothing again while the state cannot be read', async () => {
    const { write, keys } = await open();
    await write('a', lostReply, unread);
    expect(await write('a', lostReply, unread)).toEqual({ kind: 'unknown' });
    expect(keys).toHaveLength(1);
  });

  it('leaves nothing behind when the customer signs out meanwhile', async () => {
    const { record, write } = await open();
    const clearing = (reply: () => Promise<string>) => () => {
      record.clear();
      return reply();
    };
    await write(
      'a',
      clearing(async () => 'ok'),
      notDone,
    );
    await expect(write('a', clearing(lostReply), notDone)).rejects.toThrow(ApiFailure);
    const signOut = async () => {
      record.clear();
      return false;
    };
    await expect(write('a', lostReply, signOut)).rejects.toThrow(ApiFailure);
    expect(record.sent.read()).toEqual({});
  });
});

describe('resolve', () => {
  it('throws a 401', async () => {
    const { write, resolve } = await open();
    await write('a', lostReply, unread);
    await expect(resolve(() => Promise.reject(failure('unauthorized')))).rejects.toThrow(ApiFailure);
  });

  it('is not done where nothing was sent', async () => {
    const { resolve } = await open();
    expect(await resolve(done)).toEqual({ kind: 'notDone' });
  });
});
