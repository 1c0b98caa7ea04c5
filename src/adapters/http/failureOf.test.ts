import { failureOf } from './failureOf';

const refused = new Response(null, {
  status: 403,
  statusText: 'Forbidden',
  headers: { 'x-correlation-id': 'c-42' },
});

describe('failureOf', () => {
  it('has the message, description and correlation id of the response @WIRE-31 @WIRE-35', () => {
    expect(failureOf(refused, { message: 'Not you.', code: 'not-you', description: 'Ask again.' }).details).toEqual({
      kind: 'other',
      status: 403,
      message: 'Not you.',
      code: 'not-you',
      statusText: 'Forbidden',
      description: 'Ask again.',
      correlationId: 'c-42',
    });
  });

  it.each([[null], [undefined], ['<h1>Forbidden</h1>'], [403], [{}], [{ message: 403, description: null }]])(
    'has no message and no description of the body %j @WIRE-31',
    (body) => {
      expect(failureOf(refused, body).details).toMatchObject({ message: '', description: '' });
    },
  );

  it.each([
    [401, 'unauthorized', { message: 'Unauthorized' }],
    [404, 'notFound', undefined],
    [502, 'unknownOutcome', '<h1>Bad Gateway</h1>'],
    [504, 'unknownOutcome', undefined],
    [524, 'unknownOutcome', '<h1>A timeout occurred</h1>'],
    [599, 'unknownOutcome', undefined],
    [520, 'other', { message: 'The rating system is down.' }],
    [502, 'other', { message: 'The rating system is down.' }],
    [500, 'other', undefined],
    [503, 'other', undefined],
  ])('turns %d into %s with the body %3$j @FAULT-46', (status, kind, body) => {
    expect(failureOf(new Response(null, { status }), body).details.kind).toBe(kind);
  });

  it('has an empty correlation id where the response names none', () => {
    expect(failureOf(new Response(null, { status: 500 }), {}).details.correlationId).toBe('');
  });
});
