import { failure } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { changing, testPortal } from '../../../tests/support/testPortal';
import type { FailureKind } from '../../application/ApiFailure';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';

const open = async (claimNumber: string, change: Partial<ClaimsGateway> = {}) => {
  const { record, get, handled } = await testPortal(
    'nj-current',
    changing('claims', () => change),
  );
  record.claim.write({ ...record.claim.read(), claimNumber });
  const viewModel = get('openFiledClaim')();
  const leave = startVisit(viewModel);
  return { viewModel, handled, leave };
};

const failing = (kind: FailureKind) => ({
  details: () => Promise.reject(failure(kind)),
});

describe('FiledClaimViewModel', () => {
  it.each(['notFound', 'unknownOutcome', 'other'] as const)(
    'keeps the confirmation when the claim cannot be read: %s @CLAIM-54',
    async (kind) => {
      const { viewModel, handled } = await open('HC-205501', failing(kind));
      await settle();
      expect([viewModel.content.state, handled]).toEqual([{ kind: 'unavailable' }, []]);
    },
  );

  it('passes on that the session has ended', async () => {
    const { handled } = await open('HC-205501', failing('unauthorized'));
    await settle();
    expect(handled).toMatchObject([{ details: { kind: 'unauthorized' } }]);
  });

  it('asks for nothing without a claim, and tells nobody who has left', async () => {
    const details = jest.fn(failing('unauthorized').details);
    await open('', { details });
    const { handled, leave } = await open('HC-205501', { details });
    leave();
    await settle();
    expect([details.mock.calls.length, handled]).toEqual([1, []]);
  });
});
