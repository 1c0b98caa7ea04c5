import { gate, settle } from '../../../tests/support/FakeNetwork';
import { CardServiceUnavailable, type CardSlot, type MountedCardElement } from '../../application/ports/CardElement';
import { CardForm } from './CardForm';

const slot: CardSlot = { id: 'card', labels: { number: 'Card Number', month: 'MM', year: 'YY', cvv: 'CVV' } };

const card: MountedCardElement = {
  tokenise: async () => ({ kind: 'token', billingToken: 'a-token' }),
  rename: () => undefined,
  remove: () => undefined,
};

const inSpanish = { number: 'Número de tarjeta', month: 'MM', year: 'AA', cvv: 'CVV' };

describe('CardForm', () => {
  it('loads, and is ready', async () => {
    const form = new CardForm(slot, async () => card);
    form.start();
    expect(form.state).toEqual({ kind: 'loading' });

    await settle();
    expect(form.state).toEqual({ kind: 'ready', card });
  });

  it.each([new CardServiceUnavailable('blocked'), new TypeError('a policy forbids it')])(
    'has failed to load when the card service throws %s, and can load again',
    async (failure) => {
      const signals: AbortSignal[] = [];
      const form = new CardForm(slot, async (_slot, signal) => {
        signals.push(signal);
        if (signals.length === 1) throw failure;
        return card;
      });
      form.start();
      await settle();
      expect(form.state).toEqual({ kind: 'error' });
      // What the failed attempt has left on the page goes.
      expect(signals[0]?.aborted).toBe(true);

      await form.load();
      expect(form.state).toEqual({ kind: 'ready', card });
      expect(signals[1]?.aborted).toBe(false);
    },
  );

  it('calls the fields otherwise, whether they are there or still to come', async () => {
    const names: string[] = [];
    const coming = gate<MountedCardElement>();
    const form = new CardForm(slot, () => coming.opened);
    form.start();
    form.rename(inSpanish);
    coming.open({ ...card, rename: ({ number }) => void names.push(number) });
    await settle();
    expect(names).toEqual(['Número de tarjeta']);

    form.rename(slot.labels);
    expect(names).toEqual(['Número de tarjeta', 'Card Number']);
  });

  it('takes the fields off the page when the customer leaves, and says nothing of it', async () => {
    let seen: AbortSignal | undefined;
    const form = new CardForm(slot, async (_slot, signal) => {
      seen = signal;
      await settle();
      throw new DOMException('left', 'AbortError');
    });
    const stop = form.start();

    stop();
    await settle();
    await settle();

    expect(seen?.aborted).toBe(true);
    expect(form.state).toEqual({ kind: 'loading' });
  });
});
