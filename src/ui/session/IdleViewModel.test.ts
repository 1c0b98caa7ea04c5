import { aClaim } from '../../../tests/support/claim';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { MINUTE } from '../../../tests/support/idleCustomer';
import { idleViewModel, idleViewModelOf } from '../../../tests/support/idleViewModel';
import { startVisit } from '../../../tests/support/startVisit';
import { testPortal } from '../../../tests/support/testPortal';

const open = async () => {
  const page = await idleViewModel();
  return { ...page, leave: startVisit(page.viewModel) };
};

describe('IdleViewModel', () => {
  it('signs out a customer who does not answer, with a notice, and keeps no data @SIGNIN-42', async () => {
    const { record, went, handled, time, viewModel } = await open();
    record.claim.write({ ...record.claim.read(), description: aClaim().description });
    await time.pass(17 * MINUTE - 1);
    expect(viewModel.idleness).toEqual({ kind: 'warned', secondsLeft: 1 });
    await time.pass(1);
    expect(record.session.read()).toBeUndefined();
    expect(record.claim.read().description).toBe('');
    expect(went).toEqual([['login', { state: { notice: 'idle' }, replace: true }]]);
    expect(handled).toEqual([]);
    expect(time.sleepers).toBe(0);
  });

  it('keeps a customer who answers, with the draft @SIGNIN-41', async () => {
    const { record, went, time, viewModel } = await open();
    record.claim.write({ ...record.claim.read(), description: aClaim().description });
    await time.pass(16 * MINUTE);
    viewModel.stay();
    expect(viewModel.idleness).toEqual({ kind: 'present' });
    await time.pass(2 * MINUTE);
    expect(record.session.read()).toBeDefined();
    expect(record.claim.read().description).toBe(aClaim().description);
    expect(went).toEqual([]);
  });

  it('signs out when the same customer logs out in another tab @SIGNIN-40', async () => {
    const { record, went, otherTab } = await open();
    otherTab.tell({ kind: 'loggedOut', session: 'id-2', userName: 'nj-current@example.com' });
    expect(record.session.read()).toBeUndefined();
    expect(went).toEqual([['login', { state: { notice: 'signedOut' }, replace: true }]]);
  });

  it('stops watching when the visit ends', async () => {
    const { time, leave, handled } = await open();
    leave();
    await time.pass(20 * MINUTE);
    expect([time.sleepers, handled]).toEqual([0, []]);
  });

  it('ignores an answer before the visit has started', async () => {
    const { viewModel } = await idleViewModel();
    viewModel.stay();
    expect(viewModel.idleness).toEqual({ kind: 'present' });
  });

  it.each([
    ['stays', true],
    ['has left', false],
  ])('watches once the screen is painted, if the customer %s', async (_, stays) => {
    const customer = await testPortal('nj-current');
    const { opened, open: paint } = gate<undefined>();
    customer.give({ afterPaint: () => opened });
    const { viewModel, isWatched, otherTab } = idleViewModelOf(customer);
    const leave = startVisit(viewModel);
    expect(isWatched()).toBe(false);
    if (!stays) leave();
    paint(undefined);
    await settle();
    const isEntered = otherTab.isEntered({ session: 'id-1', userName: 'nj-current@example.com' });
    expect([isWatched(), isEntered]).toEqual([stays, stays]);
  });
});
