import type { CardField, CardService, CardToken } from '../../application/ports/CardElement';

const ACCEPTED = '4111111111111111';

const FIELDS: readonly { readonly name: CardField; readonly label: string; readonly maxLength: number }[] = [
  { name: 'number', label: 'Card Number', maxLength: 19 },
  { name: 'month', label: 'MM', maxLength: 2 },
  { name: 'year', label: 'YY', maxLength: 2 },
  { name: 'cvv', label: 'CVV', maxLength: 4 },
];

/** Plain fields in the place where a card service draws its own; one card is accepted, every other number is refused. */
export const memoryCardService: CardService = {
  mount: async (slotId) => {
    const slot = document.getElementById(slotId);
    const inputs = FIELDS.map(({ name, label, maxLength }) => {
      const field = document.createElement('label');
      const input = document.createElement('input');
      field.className = `card-field card-field-${name}`;
      Object.assign(input, { name: `card-${name}`, maxLength, inputMode: 'numeric', autocomplete: 'off' });
      field.append(label, input);
      return { name, input, field };
    });
    slot?.replaceChildren(...inputs.map(({ field }) => field));

    return {
      tokenise: async (): Promise<CardToken> => {
        const empty = inputs.filter(({ input }) => !/^[\d ]+$/.test(input.value)).map(({ name }) => name);
        if (empty.length > 0) return { kind: 'invalid', fields: empty };
        const number = inputs.find(({ name }) => name === 'number')?.input.value.replaceAll(' ', '') ?? '';
        return number === ACCEPTED
          ? { kind: 'token', billingToken: `tok:credit_card:visa:${number.slice(-4)}` }
          : { kind: 'invalid', fields: ['number'] };
      },
      remove: () => slot?.replaceChildren(),
    };
  },

  tokeniseBankAccount: async ({ accountNumber, routingNumber }) =>
    /^\d{9}$/.test(routingNumber) && /^\d{4,17}$/.test(accountNumber)
      ? { kind: 'token', billingToken: `tok:bank_account_info::${accountNumber.slice(-4)}` }
      : { kind: 'invalid', fields: ['number'] },
};
