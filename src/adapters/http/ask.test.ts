import * as v from 'valibot';
import { unreadableReplyStatus } from '../../application/ApiFailure';
import { ask, expectSuccess } from './ask';

const reply = v.pipe(v.string(), v.minLength(1));

const responseWith = (correlation?: string): Response =>
  new Response(null, correlation === undefined ? {} : { headers: { 'x-correlation-id': correlation } });

interface Exchange {
  readonly data?: { readonly data: string };
  readonly response: Response;
}

const failureOfExchange = (exchange: Promise<Exchange>): Promise<unknown> =>
  expectSuccess(exchange, reply).then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('ask', () => {
  it('answers the checked reply and the headers', async () => {
    const answer = await ask(Promise.resolve({ data: { data: 'HP-1' }, response: responseWith('c-1') }), reply);
    expect(answer).toMatchObject({ kind: 'success', value: 'HP-1' });
  });

  it.each([
    ['the reference of the response', 'c-1', 'c-1'],
    ['no reference where the response has none', undefined, ''],
  ])('throws an unknown outcome for a reply that does not match, with %s', async (_, sent, correlationId) => {
    const failure = await failureOfExchange(Promise.resolve({ data: { data: '' }, response: responseWith(sent) }));
    expect(failure).toHaveProperty(
      'details',
      expect.objectContaining({ kind: 'unknownOutcome', status: unreadableReplyStatus, correlationId }),
    );
  });

  it.each([['text'], [null], [undefined], [new TypeError('Failed to fetch')], [{ reason: 'other' }]])(
    'throws what the call throws: %p',
    async (thrown) => {
      const exchange = jest.fn<Promise<never>, []>().mockRejectedValue(thrown)();
      expect(await failureOfExchange(exchange)).toBe(thrown);
    },
  );
});
