import {
  type AccountField,
  type CardInput,
  type CardService,
  CardServiceUnavailable,
  type CardToken,
} from '../../application/ports/CardService';
import type { Clock } from '../../application/ports/Clock';
import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { CalendarDate } from '../../domain/CalendarDate';
import { typedCode } from '../../domain/typed/typedNumber';

const ACCEPTED = '4111111111111111';

interface Field {
  readonly name: CardInput;
  readonly maxLength: number;
  readonly autocomplete: AutoFill;
  readonly shape: RegExp;
}

const cardFields: readonly Field[] = [
  { name: 'number', maxLength: 23, autocomplete: 'cc-number', shape: /^\d{12,19}$/ },
  { name: 'month', maxLength: 2, autocomplete: 'cc-exp-month', shape: /^(?:0?[1-9]|1[0-2])$/ },
  { name: 'year', maxLength: 4, autocomplete: 'cc-exp-year', shape: /^(?:20)?\d{2}$/ },
  { name: 'cvv', maxLength: 4, autocomplete: 'cc-csc', shape: /^\d{3,4}$/ },
];

/** The address fields that the card service reports if they are blank. */
const addressFields = ['firstName', 'lastName', 'address1', 'zipCode'] as const;

/** A routing number of an unknown bank. */
const REFUSED_BANK = '000000000';

const accountFields = ({ routingNumber, accountNumber }: BankAccount): readonly AccountField[] => [
  ...(/^\d{9}$/.test(routingNumber) && routingNumber !== REFUSED_BANK ? [] : (['routingNumber'] as const)),
  ...(/^\d{4,17}$/.test(accountNumber) ? [] : (['accountNumber'] as const)),
];

const draw = ({ name, maxLength, autocomplete }: Field, text: string) => {
  const field = document.createElement('label');
  const label = document.createElement('span');
  const input = document.createElement('input');
  field.className = `card-field card-field-${name}`;
  label.className = 'card-field-label';
  label.textContent = text;
  Object.assign(input, {
    className: 'card-field-control',
    name: `card-${name}`,
    inputMode: 'numeric',
    maxLength,
    autocomplete,
  });
  input.setAttribute('aria-required', 'true');
  field.append(label, input);
  return { field, label, input };
};

type Typed = (input: CardInput) => string;

const isExpired = (typed: Typed, today: CalendarDate): boolean =>
  `20${typed('year').slice(-2)}-${typed('month').padStart(2, '0')}` < today.slice(0, 7);

const tokenOf = (typed: Typed, address: BillingAddress, today: CalendarDate): CardToken => {
  const wrong = cardFields.filter(({ name, shape }) => !shape.test(typed(name))).map(({ name }) => name);
  const fields = [
    ...(wrong.length === 0 && isExpired(typed, today) ? (['month', 'year'] as const) : wrong),
    ...addressFields.filter((field) => address[field].trim() === ''),
  ];
  if (fields.length > 0) return { kind: 'invalid', fields };
  const number = typed('number');
  return number === ACCEPTED
    ? { kind: 'token', billingToken: `tok:credit_card:visa:${number.slice(-4)}` }
    : { kind: 'invalid', fields: ['number'] };
};

/** Renders plain fields. It accepts one card number that has not expired, and refuses every other. */
export const memoryCardService = (clock: Pick<Clock, 'today'>): CardService => ({
  mount: async ({ id, labels }, signal) => {
    const slot = document.getElementById(id);
    if (slot === null || signal.aborted) throw new CardServiceUnavailable('There is no place for the card fields.');
    const drawn = cardFields.map((field) => ({ ...field, ...draw(field, labels[field.name]) }));
    const typed: Typed = (input) => typedCode(drawn.find(({ name }) => name === input)?.input.value ?? '');
    const remove = (): void => drawn.forEach(({ field }) => field.remove());
    slot.append(...drawn.map(({ field }) => field));
    signal.addEventListener('abort', remove, { once: true });

    return {
      tokenise: async (address) => tokenOf(typed, address, clock.today()),
      focus: (field) => drawn.find(({ name }) => name === field)?.input.focus(),
      mark: (fields) => {
        for (const { name, field, input } of drawn) {
          field.classList.toggle('card-field-invalid', fields.includes(name));
          input.setAttribute('aria-invalid', String(fields.includes(name)));
        }
      },
      rename: (names) => {
        for (const { name, label } of drawn) label.textContent = names[name];
      },
      remove,
    };
  },

  tokeniseBankAccount: async (account) => {
    const fields = accountFields(account);
    return fields.length > 0
      ? { kind: 'invalid', fields }
      : { kind: 'token', billingToken: `tok:bank_account_info::${account.accountNumber.slice(-4)}` };
  },
});
