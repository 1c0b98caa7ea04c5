import { failureOf } from './failureOf';

const refused = new Response(null, {
  status: 403,
  statusText: 'Forbidden',
  headers: { 'x-correlation-id': 'c-42' },
});

describe('failureOf', () => {
  it('has what the response says of itself', () => {
    expect(failureOf(refused, { message: 'Not you.', description: 'Ask again.' }).details).toEqual({
      status: 403,
      message: 'Not you.',
      statusText: 'Forbidden',
      description: 'Ask again.',
      correlationId: 'c-42',
    });
  });

  it.each([[null], [undefined], ['<h1>Forbidden</h1>'], [403], [{}], [{ message: 403, description: null }]])(
    'has no message and no description of the body %j',
    (body) => {
      expect(failureOf(refused, body).details).toMatchObject({ message: '', description: '' });
    },
  );

  it('has an empty correlation id where the response names none', () => {
    expect(failureOf(new Response(null, { status: 500 }), {}).details.correlationId).toBe('');
  });
});
