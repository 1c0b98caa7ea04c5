import { cardElement, cardSlot as slot } from '../../../tests/support/payment';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { CardServiceUnavailable, type MountedCardElement } from '../ports/CardService';
import { openCardForm } from './openCardForm';

/** A card service whose fields are ready after the given milliseconds. */
const readyAfter = (time: VirtualTime, milliseconds: number) => {
  const state = { removed: 0 };
  const card = { ...cardElement, remove: () => void (state.removed += 1) };
  const mount = async (): Promise<MountedCardElement> => {
    await time.wait(milliseconds, new AbortController().signal);
    return card;
  };
  return { mount, card, state };
};

describe('openCardForm', () => {
  it('returns fields that are ready within 30 seconds @BILLING-36', async () => {
    const time = new VirtualTime();
    const { mount, card, state } = readyAfter(time, 29_999);
    const opening = openCardForm({ cards: { mount }, wait: time.wait })(slot, new AbortController().signal);

    await time.pass(60_000);

    expect(await opening).toBe(card);
    expect(state.removed).toBe(0);
  });

  it('fails after 30 seconds, and removes fields that are ready later @BILLING-36 @SAFE-20', async () => {
    const time = new VirtualTime();
    const { mount, state } = readyAfter(time, 30_001);
    const opening = openCardForm({ cards: { mount }, wait: time.wait })(slot, new AbortController().signal);
    const refused = expect(opening).rejects.toThrow(
      new CardServiceUnavailable('The card fields did not get ready within 30 seconds.'),
    );

    await time.pass(30_000);
    await refused;
    expect(state.removed).toBe(0);

    await time.pass(1);
    expect(state.removed).toBe(1);
  });

  it('fails when the customer leaves', async () => {
    const time = new VirtualTime();
    const visit = new AbortController();
    const { mount, state } = readyAfter(time, 1000);
    const opening = openCardForm({ cards: { mount }, wait: time.wait })(slot, visit.signal);

    visit.abort();

    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    await time.pass(1000);
    expect(state.removed).toBe(1);
  });

  it('throws the error of the card service @BILLING-37', async () => {
    const time = new VirtualTime();
    const visit = new AbortController();
    const mount = (): Promise<MountedCardElement> => Promise.reject(new CardServiceUnavailable('There is no key.'));

    await expect(openCardForm({ cards: { mount }, wait: time.wait })(slot, visit.signal)).rejects.toThrow(
      'There is no key.',
    );
  });
});
