import { gate, settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { Gateways } from '../../application/ports/Gateways';
import { codesOf } from '../../domain/policy/Coverage';

const policyActions = [{ label: 'Cancel my policy', route: '/policy/cancel' }];

const open = async (name: PersonaName, replaced: Partial<Pick<Gateways, 'documents'>> = {}) => {
  const customer = await testPortal(name, () => ({ ...replaced, variant: { ...testVariant, policyActions } }));
  return { ...customer, viewModel: customer.get('openPolicy')() };
};

const openLoaded = async (name: PersonaName) => {
  const opened = await open(name);
  const leave = startVisit(opened.viewModel);
  await settle();
  return { ...opened, leave };
};

describe('PolicyViewModel', () => {
  it.each([
    ['ny-current', 'yearly', 5988],
    ['ny-both', 'monthly', 1398],
    ['ny-nonrecurring', 'yearly', 10788],
    ['il-current', 'yearly', 16776],
  ] as const)('shows %s the %s premium @POLICY-2', async (name, period, amount) => {
    const { viewModel } = await openLoaded(name);
    expect(viewModel.premium).toEqual({ period, amount });
  });

  it.each([
    ['ny-current', 'NY', 'buried-utility-lines-coverage.pdf', 'equipment-breakdown-coverage.pdf'],
    ['ny-condo', 'NY', 'equipment-breakdown-coverage.pdf', 'buried-utility-lines-coverage.pdf'],
  ] as const)(
    'links %s to the documents of %s for the policy’s coverages @DOC-7',
    async (name, state, shown, hidden) => {
      const { viewModel } = await openLoaded(name);
      const urls = viewModel.catalogue.map(({ url }) => url);

      expect(urls).toContain(`/documents/${state}/${shown}`);
      expect(urls).not.toContain(`/documents/${state}/${hidden}`);
      expect(urls).toContain('/documents/CW/privacy-notice.pdf');
    },
  );

  it('shows the recorded policy at once, and the documents when they are loaded @POLICY-14', async () => {
    const { open: answer, opened } = gate<readonly string[]>();
    const { viewModel } = await open('ny-current', { documents: { list: () => opened } });

    startVisit(viewModel);
    expect([viewModel.isLoading, viewModel.content.state.kind]).toEqual([false, 'loading']);
    answer([]);
    await settle();
    expect(viewModel.content.state).toEqual({ kind: 'loaded', documentKeys: [] });
  });

  it('loads policy and profile where the record lacks them @POLICY-14', async () => {
    const { viewModel, record } = await open('ny-current');
    record.policy.reset();
    record.profile.reset();

    startVisit(viewModel);
    expect(viewModel.isLoading).toBe(true);
    await settle();
    expect(viewModel.policy?.policyNumber).toBe('HP-10010001');
    expect(record.profile.read()?.firstName).toBe('Nora');
  });

  it('loads while the profile alone is missing @POLICY-14', async () => {
    const { viewModel, record } = await open('ny-current');
    record.profile.reset();

    startVisit(viewModel);
    expect(viewModel.isLoading).toBe(true);
  });

  it('shows a change that was carried out after the customer left @POLICY-15', async () => {
    const { viewModel, gateways, signal } = await open('ny-current');
    const reply = await gateways.policy.changeCoverages([{ code: 'hep' }], '');
    if (reply.kind !== 'accepted') throw new Error('The change was not accepted.');
    while ((await gateways.policy.changeStatus(reply.correlationId, signal)).kind === 'pending');

    startVisit(viewModel);
    await settle();

    expect(codesOf(viewModel.policy?.coverages ?? [])).toEqual(['hep']);
  });

  it('shows an empty page to a customer without a policy, and lists no documents @POLICY-12', async () => {
    const list = jest.fn();
    const { viewModel } = await open('nj-nopolicy', { documents: { list } });

    startVisit(viewModel);
    await settle();

    expect(viewModel).toMatchObject({ policy: undefined, premium: undefined, ownDocuments: [], catalogue: [] });
    expect(viewModel.content.state.kind).toBe('loaded');
    expect(list).not.toHaveBeenCalled();
  });
});
