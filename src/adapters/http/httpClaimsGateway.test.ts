import { aClaim, claimWords } from '../../../tests/support/claim';
import { fakeNetwork, oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import { claimTextNames } from '../../domain/claims/claimTexts';
import { httpGateways } from './httpGateways';

const open = (status: number, reply: object) => {
  const { fetch, calls } = fakeNetwork(() => Response.json(reply, { status }));
  const { claims } = httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId });
  return { claims, calls };
};

const submitted = (status: number, message: string) => open(status, { message }).claims.submit(aClaim(), 'key');

describe('A claim that is sent', () => {
  it.each(claimTextNames)('has no %s if the customer left it out', async (name) => {
    const { claims, calls } = open(200, { data: { claimNumber: 'HC-1' } });
    await claims.submit(aClaim({ [name]: '' }), 'key');
    const texts = { ...claimWords, [name]: undefined };
    expect(calls[0]?.body).toEqual({ ...texts, estimate: 1234.5, dateOfLoss: '2026-11-14', status: 'open' });
  });
});

describe('A claim that the insurer refuses', () => {
  it.each([
    [400, 'The date of loss is in the future.'],
    [400, 'dateOfLoss must not be after 2026-11-20'],
    [400, 'La fecha del daño no es válida.'],
    [422, 'Date of loss cannot be in the future'],
  ])('is refused for its date by a %d that says %j @CLAIM-61', async (status, message) => {
    await expect(submitted(status, message)).rejects.toMatchObject({
      details: { status, message, refusedField: 'dateOfLoss' },
    });
  });

  it('is refused for its estimate @CLAIM-61', async () => {
    await expect(submitted(400, 'The estimate is too high.')).rejects.toMatchObject({
      details: { refusedField: 'estimate' },
    });
  });

  it.each([
    [400, 'The policy cannot be updated.'],
    [422, 'The key was used for another claim.'],
    [409, 'The date of loss is in the future.'],
    [500, 'No date'],
  ])('is not by a %d that says %j', async (status, message) => {
    const { details } = (await submitted(status, message).catch((failure: unknown) => failure)) as {
      readonly details: Readonly<Record<string, unknown>>;
    };
    expect([details['message'], details['refusedField']]).toEqual([message, undefined]);
  });
});

describe('A claim that is asked for', () => {
  it.each([
    [400, true],
    [403, true],
    [404, false],
    [409, false],
    [500, false],
  ])('and answered with %d is denied: %j @CLAIM-68', async (status, isDenied) => {
    const { claims } = open(status, { message: '' });
    const asked = claims.details('HC-1', new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ details: { status, isDenied } });
  });
});
