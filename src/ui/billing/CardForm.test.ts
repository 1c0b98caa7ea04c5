import { gate, settle } from '../../../tests/support/FakeNetwork';
import { cardElement as card, cardSlot as slot } from '../../../tests/support/payment';
import { startVisit } from '../../../tests/support/startVisit';
import { CardServiceUnavailable, type MountedCardElement } from '../../application/ports/CardService';
import { CardForm } from './CardForm';

const inSpanish = { number: 'Número de tarjeta', month: 'MM', year: 'AA', cvv: 'CVV' };

describe('CardForm', () => {
  it('loads, and is ready', async () => {
    const form = new CardForm({ slot, openCardForm: async () => card });
    startVisit(form);
    expect(form.state).toEqual({ kind: 'loading' });

    await settle();
    expect(form.state).toEqual({ kind: 'ready', card });
  });

  it.each([new CardServiceUnavailable('blocked'), new TypeError('a policy forbids it')])(
    'fails to load when the card service throws %s, and can load again @BILLING-37',
    async (failure) => {
      const signals: AbortSignal[] = [];
      const form = new CardForm({
        slot,
        openCardForm: async (_slot, signal) => {
          signals.push(signal);
          if (signals.length === 1) throw failure;
          return card;
        },
      });
      startVisit(form);
      await settle();
      expect(form.state).toEqual({ kind: 'error' });
      expect(signals[0]?.aborted).toBe(true);

      await form.load();
      expect(form.state).toEqual({ kind: 'ready', card });
      expect(signals[1]?.aborted).toBe(false);
    },
  );

  it('renames the fields, whether they are ready or still loading', async () => {
    const names: string[] = [];
    const coming = gate<MountedCardElement>();
    const form = new CardForm({ slot, openCardForm: () => coming.opened });
    startVisit(form);
    form.rename(inSpanish);
    coming.open({ ...card, rename: ({ number }) => void names.push(number) });
    await settle();
    expect(names).toEqual(['Número de tarjeta']);

    form.rename(slot.labels);
    expect(names).toEqual(['Número de tarjeta', 'Card Number']);
  });

  it('takes the fields off the page when the customer leaves, without an error', async () => {
    let seen: AbortSignal | undefined;
    const form = new CardForm({
      slot,
      openCardForm: async (_slot, signal) => {
        seen = signal;
        await settle();
        throw new DOMException('left', 'AbortError');
      },
    });
    const stop = startVisit(form);

    stop();
    await settle();
    await settle();

    expect(seen?.aborted).toBe(true);
    expect(form.state).toEqual({ kind: 'loading' });
  });
});
