import { failure } from '../../../tests/support/failure';
import { oneId } from '../../../tests/support/FakeNetwork';
import { recordedNavigation } from '../../../tests/support/memoryCustomer';
import { movableClock } from '../../../tests/support/movableClock';
import { ApiFailure } from '../../application/ApiFailure';
import type { Occurrence } from '../../application/ports/Telemetry';
import { Instant } from '../../domain/Instant';
import { errorNavigation } from './errorNavigation';
import { errorReferences } from './errorReferences';

const clock = movableClock();
const reference = oneId.next();

const from = { route: 'claimSummary', entry: { key: 'key-1' } } as const;

const handled = (error: unknown, isRead?: boolean) => {
  const { navigation: recorded, went } = recordedNavigation();
  const navigation = { ...recorded, lastScreen: from };
  let signedOut = 0;
  const reported: Occurrence[] = [];
  const clear = (): void => {
    expect(went).toEqual([]);
    signedOut += 1;
  };
  const report = (occurrence: Occurrence): void => {
    expect(went).toEqual([]);
    reported.push(occurrence);
  };
  const referenceOf = errorReferences(oneId);
  errorNavigation({ navigation, record: { clear }, telemetry: { report }, referenceOf, clock }).handle(error, isRead);
  return { went, signedOut, reported };
};

let logged: jest.SpyInstance;

beforeEach(() => (logged = jest.spyOn(console, 'error').mockReturnValue()));
afterEach(() => logged.mockRestore());

describe('errorNavigation', () => {
  it('clears the session after a 401, and then leads to login, which says so @SIGNIN-37', () => {
    expect(handled(failure('unauthorized'))).toMatchObject({
      went: [['login', { state: { notice: 'signedOut' }, replace: true }]],
      signedOut: 1,
    });
  });

  it('leads to the not-found page after a 404, which knows the way back @SHELL-31', () => {
    expect(handled(failure('notFound'))).toMatchObject({
      went: [['pageNotFound', { state: { correlationId: reference, from } }]],
      signedOut: 0,
    });
  });

  it('leads to the server error page with what the failure says of itself and the way back @SHELL-31', () => {
    const report = { status: 503, message: 'Closed.', description: 'For maintenance.', correlationId: 'c-1' };
    expect(handled(failure('other', report))).toMatchObject({
      went: [['serverError', { state: { ...report, from } }]],
      signedOut: 0,
    });
  });

  it('takes the place of a screen that could not be read, and leaves the screen of a write to Back @SHELL-31', () => {
    for (const error of [failure('notFound'), failure('other')]) {
      expect(handled(error, true).went).toMatchObject([[expect.any(String), { replace: true }]]);
      expect(handled(error).went).toMatchObject([[expect.any(String), { replace: false }]]);
    }
  });

  it('knows when the maintenance is over @FAULT-51', () => {
    const closed = { kind: 'other', status: 503, message: 'Closed.', pause: { kind: 'closed', seconds: 120 } } as const;
    const later = { kind: 'closed', opensAt: Instant.secondsAfter(clock.now(), 120) };
    expect(handled(new ApiFailure(closed)).went).toMatchObject([['serverError', { state: { later } }]]);
    expect(handled(new ApiFailure({ ...closed, pause: undefined })).went).toMatchObject([
      ['serverError', { state: { later: undefined } }],
    ]);
  });

  it('goes to the server error page after a defect, with a reference @SHELL-37', () => {
    const report = { status: 0, message: '', description: '', correlationId: reference };
    expect(handled(new TypeError('a defect'))).toMatchObject({
      went: [['serverError', { state: { ...report, from } }]],
      signedOut: 0,
    });
  });

  it('writes the text of a defect into the console, with its reference, and nowhere else @FAULT-35', () => {
    const defect = new TypeError('a defect');
    expect(JSON.stringify(handled(defect))).not.toContain('a defect');
    expect(logged.mock.calls).toEqual([[reference, defect]]);
    handled(failure('other', { status: 500, message: 'It broke.' }));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('goes nowhere after an aborted call', () => {
    expect(handled(new DOMException('Given up.', 'AbortError'))).toMatchObject({ went: [], signedOut: 0 });
  });

  it('tells the operator the field of a reply that cannot be read @WIRE-61', () => {
    const field = 'data.*.currentTerm.endDate';
    expect(handled(failure('unknownOutcome', { status: 502, field })).reported).toMatchObject([{ field }]);
  });

  it('tells the operator before the customer leaves the screen @CONFIG-27 @SHELL-37', () => {
    const broken = failure('other', { status: 503, message: 'Ada, wait.', correlationId: 'c-1' });
    expect(handled(broken).reported).toEqual([{ kind: 'callFailed', status: 503, correlationId: 'c-1' }]);
    expect(handled(new Error('Ada has no policy.')).reported).toEqual([{ kind: 'defect', correlationId: reference }]);
    expect(handled(new DOMException('left', 'AbortError')).reported).toEqual([]);
  });
});
