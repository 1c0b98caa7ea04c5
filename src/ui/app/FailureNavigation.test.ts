import { recordedNavigation } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../../application/ApiFailure';
import { failureNavigation } from './FailureNavigation';

const handled = (failure: unknown) => {
  const { navigation, went } = recordedNavigation();
  let signedOut = 0;
  failureNavigation(navigation, () => {
    expect(went).toEqual([]);
    signedOut += 1;
  }).handle(failure);
  return { went, signedOut };
};

describe('failureNavigation', () => {
  it('clears the session after a 401, and then leads to login, which says so', () => {
    expect(handled(new ApiFailure({ status: 401, message: 'Unauthorized' }))).toEqual({
      went: [['login', { state: { notice: 'signedOut' }, replace: true }]],
      signedOut: 1,
    });
  });

  it('leads to the not-found page after a 404', () => {
    expect(handled(new ApiFailure({ status: 404, message: '' }))).toEqual({ went: [['pageNotFound']], signedOut: 0 });
  });

  it('leads to the server error page with what the failure says of itself', () => {
    const report = { status: 503, message: 'Closed.', description: 'For maintenance.', correlationId: 'c-1' };
    expect(handled(new ApiFailure(report))).toEqual({ went: [['serverError', { state: report }]], signedOut: 0 });
  });

  it('leads to the server error page after a defect', () => {
    const report = { status: 0, message: '', description: 'a defect', correlationId: '' };
    expect(handled(new TypeError('a defect'))).toEqual({ went: [['serverError', { state: report }]], signedOut: 0 });
  });

  it('leads nowhere after a call that was given up', () => {
    expect(handled(new DOMException('Given up.', 'AbortError'))).toEqual({ went: [], signedOut: 0 });
  });
});
