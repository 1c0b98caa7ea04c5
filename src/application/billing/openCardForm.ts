import { type CardService, type CardSlot, CardServiceUnavailable, type MountedCardElement } from '../ports/CardElement';
import type { Wait } from '../ports/Wait';

/** How long the card fields may take to get ready, in milliseconds (document 2, section 9). */
export const cardReadyLimit = 30_000;

export type OpenCardForm = ReturnType<typeof openCardForm>;

/**
 * Has the card service draw its fields, which must be ready within 30 seconds (document 2, section 4). Fields that come later are
 * taken off the page again. Throws `CardServiceUnavailable`.
 */
export const openCardForm =
  (cards: Pick<CardService, 'mount'>, wait: Wait) =>
  async (slot: CardSlot, signal: AbortSignal): Promise<MountedCardElement> => {
    const mounting = cards.mount(slot, signal);
    const tooLate = wait(cardReadyLimit, signal).then(() => {
      throw new CardServiceUnavailable('The card fields did not get ready within 30 seconds.');
    });
    try {
      return await Promise.race([mounting, tooLate]);
    } catch (failure) {
      mounting.then(
        (late) => late.remove(),
        () => undefined,
      );
      throw failure;
    }
  };
