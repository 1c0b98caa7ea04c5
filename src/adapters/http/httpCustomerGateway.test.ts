import { adasGateways } from '../../../tests/contract/adasGateways';
import { json } from '../../../tests/support/FakeNetwork';

const saved = (status: number) =>
  adasGateways(async () => json(status, { message: 'No.' })).customer.save(
    { firstName: 'Ada' },
    'Updated Customer Name',
    'key',
  );

describe('A profile that the insurer does not save', () => {
  it.each([401, 500, 503])('is a failure with %d, for the shared handler @PROFILE-13', async (status) => {
    await expect(saved(status)).rejects.toMatchObject({ details: { status } });
  });

  it.each([400, 409, 422])('is refused with %d', async (status) => {
    expect(await saved(status)).toEqual({ kind: 'refused', message: 'No.' });
  });
});
