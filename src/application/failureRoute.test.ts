import { failure } from '../../tests/support/failure';
import { failureRoute } from './failureRoute';

const routeOf = (details: Parameters<typeof failure>[1]) => failureRoute(failure('other', details));

describe('failureRoute', () => {
  it.each([
    ['unauthorized', 'signedOut'],
    ['notFound', 'notFound'],
    ['unknownOutcome', 'serverError'],
    ['other', 'serverError'],
  ] as const)('of a failure %s is %s, whatever its status', (kind, route) => {
    for (const status of [0, 401, 404, 500])
      expect(failureRoute(failure(kind, { status }))).toMatchObject({ kind: route });
  });

  it('takes status, message, description and correlation id to the server error page @FAULT-32', () => {
    const details = { status: 500, message: 'It broke.', description: 'A part failed.', correlationId: 'c-1' };
    expect(routeOf({ ...details, statusText: 'Internal Server Error' })).toEqual({
      kind: 'serverError',
      report: details,
    });
  });

  it.each([
    ['the message', { message: 'It broke.', statusText: 'Bad Gateway' }, 'It broke.'],
    ['the status text without one', { message: '', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['nothing without either: the page has its own words', { message: '' }, ''],
  ])('shows %s @FAULT-31', (_, said, message) => {
    expect(routeOf({ status: 502, ...said })).toMatchObject({
      report: { message, description: '', correlationId: '' },
    });
  });

  it.each([
    ['an error', new TypeError('x is not a function')],
    ['a text', 'broken'],
    ['nothing', undefined],
    ['null', null],
  ])(
    'shows a server error without a status and without its text for %s that is not a failed call @FAULT-35',
    (_, error) => {
      expect(failureRoute(error)).toEqual({
        kind: 'serverError',
        report: { status: 0, message: '', description: '', correlationId: '' },
      });
    },
  );

  it('leads nowhere for an aborted call @FAULT-36', () => {
    expect(failureRoute(new DOMException('Given up.', 'AbortError'))).toEqual({ kind: 'nowhere' });
    expect(failureRoute(Object.assign(new Error('Given up.'), { name: 'AbortError' }))).toEqual({ kind: 'nowhere' });
  });

  it('never shows a stack @SHELL-22 @FAULT-32', () => {
    const broken = failure('other', { message: 'Broken', description: 'Try later.' });
    const reports = [broken, new TypeError('a defect')].map(failureRoute);
    expect(JSON.stringify(reports)).not.toContain('failureRoute.test');
    expect(reports).toMatchObject([{ report: { description: 'Try later.' } }, { report: { description: '' } }]);
  });
});
