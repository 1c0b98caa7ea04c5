import { ApiFailure, type FailureDetails } from './ApiFailure';
import { failureRoute } from './failureRoute';

const routeOf = (details: Partial<FailureDetails> & Pick<FailureDetails, 'status'>) =>
  failureRoute(new ApiFailure({ message: '', ...details }));

describe('failureRoute', () => {
  it.each([
    [401, 'signedOut'],
    [404, 'notFound'],
    [400, 'serverError'],
    [403, 'serverError'],
    [409, 'serverError'],
    [418, 'serverError'],
    [429, 'serverError'],
    [500, 'serverError'],
    [502, 'serverError'],
    [503, 'serverError'],
    [509, 'serverError'],
  ])('of a failure %d is %s', (status, kind) => {
    expect(routeOf({ status })).toMatchObject({ kind });
  });

  it('takes status, message, description and correlation id to the server error page', () => {
    const details = { status: 500, message: 'It broke.', description: 'A part failed.', correlationId: 'c-1' };
    expect(routeOf({ ...details, statusText: 'Internal Server Error' })).toEqual({
      kind: 'serverError',
      report: details,
    });
  });

  it.each([
    ['the message', { message: 'It broke.', statusText: 'Bad Gateway' }, 'It broke.'],
    ['the status text without one', { message: '', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['nothing without either, for the page has words of its own', { message: '' }, ''],
  ])('says %s', (_, said, message) => {
    expect(routeOf({ status: 502, ...said })).toMatchObject({
      report: { message, description: '', correlationId: '' },
    });
  });

  it.each([
    ['an error', new TypeError('x is not a function'), 'x is not a function'],
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
  ])('takes %s that is no failed call for a server error without a status', (_, failure, description) => {
    expect(failureRoute(failure)).toEqual({
      kind: 'serverError',
      report: { status: 0, message: '', description, correlationId: '' },
    });
  });

  it('leads nowhere for a call that was given up', () => {
    expect(failureRoute(new DOMException('Given up.', 'AbortError'))).toEqual({ kind: 'nowhere' });
    expect(failureRoute(Object.assign(new Error('Given up.'), { name: 'AbortError' }))).toEqual({ kind: 'nowhere' });
  });
});
