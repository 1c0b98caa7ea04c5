import { autorun } from 'mobx';
import { onlyNumber } from '../../../tests/support/claim';
import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { changing, testPortal } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { Claim, ClaimDetails } from '../../domain/claims/Claim';
import { everyClaim } from '../../domain/claims/claimQuery';

const open = async (name: PersonaName, change: Partial<ClaimsGateway> = {}) => {
  const portal = await testPortal(
    name,
    changing('claims', () => change),
  );
  const viewModel = portal.get('openClaimsList')();
  const stop = startVisit(viewModel);
  const rows = (): readonly Claim[] => viewModel.page.rows;
  return { ...portal, viewModel, stop, rows };
};

const first = (rows: readonly Claim[]): Claim => {
  const [claim] = rows;
  if (claim === undefined) throw new Error('There are no claims.');
  return claim;
};

describe('ClaimsListViewModel', () => {
  it('opens where the customer left it after Back, and on the first page otherwise @CLAIM-67', async () => {
    const { viewModel, get } = await open('nj-manyclaims');
    viewModel.show({ search: 'HC-20' });
    viewModel.turnTo({ index: 3, size: 20 });
    const openList = get('openClaimsList');
    expect(openList(true)).toMatchObject({ query: { search: 'HC-20' }, paging: { index: 3, size: 20 } });
    expect(openList(false)).toMatchObject({ query: everyClaim, paging: { index: 0, size: 10 } });
  });

  it('shows the claims that were listed last, and then what has changed @CLAIM-69', async () => {
    const { record, give, get } = await testPortal('nj-current');
    record.claims.write([onlyNumber]);
    const painted = gate();
    give({ afterPaint: () => painted.opened });
    const next = get('openClaimsList')();
    startVisit(next);
    await settle();
    expect(next.page.rows).toEqual([onlyNumber]);
    painted.open();
    await settle();
    expect(next.page.rows).toHaveLength(3);
  });

  it('lists the claims at once when none are known', async () => {
    const { give, get } = await testPortal('nj-current');
    give({ afterPaint: () => new Promise(() => undefined) });
    const viewModel = get('openClaimsList')();
    startVisit(viewModel);
    await settle();
    expect(viewModel.page.rows).toHaveLength(3);
  });

  it('changes nothing on the screen when the claims are listed again the same @CLAIM-69', async () => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    const shown: unknown[] = [];
    const stop = autorun(() => shown.push([viewModel.page, viewModel.statuses]));
    record.claims.write(record.claims.read()?.map((claim) => ({ ...claim })));
    stop();
    expect(shown).toHaveLength(1);
  });

  it('keeps offering the chosen status when no claim has it any more @CLAIM-12', async () => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    viewModel.show({ status: 'open' });
    record.claims.write(record.claims.read()?.map((claim) => ({ ...claim, status: 'closed' })));
    expect(viewModel.statuses).toEqual(['closed', 'open']);
  });

  it('shows ten of 10,000 claims on a page, or the chosen number from the first page on @CLAIM-10', async () => {
    const { viewModel, rows } = await open('nj-manyclaims');
    await settle();
    expect(viewModel.page).toMatchObject({ index: 0, size: 10, first: 1, last: 10, total: 10_000 });
    const newest = first(rows());

    viewModel.turnTo({ index: 999, size: 10 });
    expect(viewModel.page).toMatchObject({ first: 9991, last: 10_000 });
    expect(rows()).not.toContainEqual(newest);

    viewModel.turnTo({ index: 0, size: 100 });
    expect(viewModel.page).toMatchObject({ index: 0, size: 100, first: 1, last: 100 });
    expect(rows()[0]).toEqual(newest);
  });

  it('sorts and filters all of 10,000 claims, from the first page on @CLAIM-12', async () => {
    const { viewModel, rows } = await open('nj-manyclaims');
    await settle();
    viewModel.turnTo({ index: 5, size: 10 });
    viewModel.show({ order: { by: 'reference', direction: 'ascending' } });
    expect([viewModel.page.index, first(rows()).reference]).toEqual([0, 'HC-500000']);

    viewModel.turnTo({ index: 5, size: 10 });
    viewModel.show({ status: 'closed' });
    expect(viewModel.page).toMatchObject({ index: 0, total: 2_500 });
  });

  it.each([
    [10, false],
    [11, true],
  ])('offers to find one of %d claims: %s @CLAIM-53', async (count, isSearchable) => {
    const list = Array.from({ length: count }, (_, index) => ({
      reference: `HC-${index}`,
      policyNumber: '',
      status: '',
    }));
    const { viewModel } = await open('nj-current', { list: async () => list });
    await settle();
    expect(viewModel.isSearchable).toBe(isSearchable);
  });

  it('sorts once, however often the page changes', async () => {
    const { viewModel } = await open('nj-manyclaims');
    await settle();
    viewModel.show({ order: { by: 'status', direction: 'ascending' } });
    const orders = new Set<readonly Claim[]>();
    const stop = autorun(() => {
      orders.add(viewModel.shown);
      expect(viewModel.page).toBeDefined();
    });
    viewModel.turnTo({ index: 1, size: 10 });
    viewModel.turnTo({ index: 0, size: 100 });
    stop();
    expect(orders.size).toBe(1);
  });

  it('shows the details of the claim that was selected last, whichever answer comes first', async () => {
    const answers = new Map<string, ReturnType<typeof gate<ClaimDetails>>>();
    const { viewModel, account, rows } = await open('nj-current', {
      details: async (reference, signal) => {
        const answer = gate<ClaimDetails>();
        answers.set(reference, answer);
        const details = await answer.opened;
        if (signal.aborted) throw new DOMException('Given up.', 'AbortError');
        return details;
      },
    });
    await settle();
    const [a, b] = rows() as [Claim, Claim];

    const selections = [viewModel.select(a), viewModel.select(b)];
    expect(viewModel.selected).toEqual({ reference: b.reference });
    const answer = ({ reference }: Claim): void => {
      const details = account.claims.find((claim) => claim.reference === reference);
      if (details) answers.get(reference)?.open(details);
    };
    answer(b);
    await settle();
    answer(a);
    await Promise.all(selections);

    expect(viewModel.selected).toMatchObject({ reference: b.reference, details: { reference: b.reference } });
  });

  it.each([
    ['is not found', failure('notFound')],
    ['is refused', failure('other', { status: 403, isDenied: true })],
  ])('says of a claim that %s that there is none, only if the list lacks it too @CLAIM-68', async (_, missing) => {
    const listed = gate<readonly Claim[]>();
    const { viewModel, handled, gateways } = await open('nj-current', {
      list: () => listed.opened,
      details: () => Promise.reject(missing),
    });
    void viewModel.select({ reference: 'HC-999999' });
    await settle();
    expect(viewModel.selected).toEqual({ reference: 'HC-999999' });

    listed.open(await gateways.claims.list(new AbortController().signal));
    await settle();
    expect(viewModel.selected).toEqual({ reference: 'HC-999999', details: null });

    await viewModel.select({ reference: 'HC-204938' });
    expect(handled).toEqual([missing]);
  });
});
