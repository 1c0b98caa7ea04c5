import { type CardService, type CardSlot, CardServiceUnavailable, type MountedCardElement } from '../ports/CardService';
import type { Delay } from '../ports/Delay';

/** In milliseconds. Rule BILLING-36. */
const CARD_READY_LIMIT = 30_000;

interface Needs {
  readonly cards: Pick<CardService, 'mount'>;
  readonly wait: Delay;
}

export type OpenCardForm = ReturnType<typeof openCardForm>;

/** Opens the card fields. Fields that are ready too late are removed again. Throws `CardServiceUnavailable`. */
export const openCardForm =
  ({ cards, wait }: Needs) =>
  async (slot: CardSlot, signal: AbortSignal): Promise<MountedCardElement> => {
    const mounting = cards.mount(slot, signal);
    const timeout = wait(CARD_READY_LIMIT, signal).then(() => {
      throw new CardServiceUnavailable('The card fields did not get ready within 30 seconds.');
    });
    try {
      return await Promise.race([mounting, timeout]);
    } catch (error) {
      mounting.then(
        (late) => late.remove(),
        () => undefined,
      );
      throw error;
    }
  };
