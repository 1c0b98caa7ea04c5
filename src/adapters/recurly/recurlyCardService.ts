import {
  type AccountField,
  type CardField,
  type CardInput,
  type CardService,
  CardServiceUnavailable,
  type CardSlot,
} from '../../application/ports/CardService';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import { forgetDevice } from './forgetDevice';
import type { Recurly, RecurlyElement, RecurlyElementOptions, RecurlyElements } from './Recurly';
import { recurlyScript } from './recurlyScript';
import { tokenReply } from './tokenReply';

/** The portal's names of Recurly's fields. */
const addressFields = {
  address1: 'address1',
  city: 'city',
  state: 'stateCode',
  country: 'country',
  postal_code: 'zipCode',
} as const;

const cardFields: Readonly<Record<string, CardField>> = {
  number: 'number',
  month: 'month',
  year: 'year',
  cvv: 'cvv',
  first_name: 'firstName',
  last_name: 'lastName',
  ...addressFields,
};

const accountFields: Readonly<Record<string, AccountField>> = {
  account_type: 'accountType',
  routing_number: 'routingNumber',
  account_number: 'accountNumber',
  account_number_confirmation: 'accountNumber',
  name_on_account: 'lastName',
  ...addressFields,
};

const cardElements: readonly (readonly [CardInput, Exclude<keyof RecurlyElements, 'on' | 'destroy'>])[] = [
  ['number', 'CardNumberElement'],
  ['month', 'CardMonthElement'],
  ['year', 'CardYearElement'],
  ['cvv', 'CardCvvElement'],
];

const addressOf = (address: BillingAddress) => ({
  address1: address.address1,
  city: address.city,
  state: address.stateCode,
  postal_code: address.zipCode,
  country: 'US',
});

/** The page's font for the frames, which its style sheets do not reach. */
const styleIn = (slot: HTMLElement): RecurlyElementOptions => {
  const { color, fontFamily, fontSize } = getComputedStyle(slot);
  return { style: { fontColor: color, fontFamily, fontSize } };
};

const draw = (slot: HTMLElement, name: CardInput, label: string, element: RecurlyElement) => {
  const field = document.createElement('div');
  const heading = document.createElement('span');
  // The frame has a title of its own, and a label cannot name a frame.
  heading.addEventListener('click', () => element.focus());
  const control = document.createElement('div');
  field.className = `card-field card-field-${name}`;
  heading.className = 'card-field-label';
  control.className = 'card-field-control';
  field.append(heading, control);
  slot.append(field);
  const ready = new Promise<void>((resolve) => element.on('attach', resolve));
  element.attach(control);
  const rename = (text: string): void => {
    heading.textContent = text;
    control.querySelector('iframe')?.setAttribute('title', text);
  };
  rename(label);
  return { name, element, field, ready, rename };
};

type Drawn = ReturnType<typeof draw>;

/** The card in fields that have been drawn. */
const cardIn = (drawn: readonly Drawn[], recurly: Recurly, elements: RecurlyElements) => ({
  tokenise: (address: BillingAddress) => {
    const billing = { first_name: address.firstName, last_name: address.lastName, ...addressOf(address) };
    return tokenReply((done) => recurly.token(elements, billing, done), cardFields);
  },
  focus: (field: CardInput) => {
    drawn.find(({ name }) => name === field)?.element.focus();
  },
  mark: (fields: readonly CardField[]) => {
    for (const { name, field } of drawn) field.classList.toggle('card-field-invalid', fields.includes(name));
  },
  rename: (names: CardSlot['labels']) => {
    for (const { name, rename } of drawn) rename(names[name]);
  },
});

const mount = async (recurly: Recurly, { id, labels }: CardSlot, signal: AbortSignal) => {
  const slot = document.getElementById(id);
  if (slot === null || signal.aborted) {
    forgetDevice();
    throw new CardServiceUnavailable('There is no place for the card fields.');
  }
  const elements = recurly.Elements();
  const drawn: Drawn[] = [];
  const inDark = window.matchMedia('(prefers-color-scheme: dark)');
  const recolour = (): void => {
    for (const { element } of drawn) element.configure(styleIn(slot));
  };
  const remove = (): void => {
    inDark.removeEventListener('change', recolour);
    window.removeEventListener('pagehide', forgetDevice);
    for (const { element, field } of drawn) {
      if (element.destroy) element.destroy();
      else element.remove();
      field.remove();
    }
    elements.destroy?.();
    forgetDevice();
  };
  inDark.addEventListener('change', recolour);
  window.addEventListener('pagehide', forgetDevice);
  // Also where a field throws below.
  signal.addEventListener('abort', remove, { once: true });
  const style = styleIn(slot);
  for (const [name, element] of cardElements) drawn.push(draw(slot, name, labels[name], elements[element](style)));
  elements.on('submit', () => slot.closest('form')?.requestSubmit());
  await Promise.all(drawn.map(({ ready }) => ready));
  return { ...cardIn(drawn, recurly, elements), remove };
};

/** Recurly draws each card field in a frame of its own. Its script loads with the first card form; an empty key turns it off. */
export const recurlyCardService = (publicKey: string): CardService => {
  const script = recurlyScript(publicKey);
  const recurly = async (): Promise<Recurly> => {
    if (publicKey === '') throw new CardServiceUnavailable('There is no public key of Recurly.');
    return script();
  };

  return {
    mount: async (slot, signal) => mount(await recurly(), slot, signal),

    tokeniseBankAccount: async ({ accountType, routingNumber, accountNumber, repeatedNumber }, address) => {
      const { bankAccount } = await recurly();
      const account = {
        name_on_account: `${address.firstName} ${address.lastName}`,
        routing_number: routingNumber,
        account_number: accountNumber,
        account_number_confirmation: repeatedNumber,
        account_type: accountType,
        ...addressOf(address),
      };
      return tokenReply((done) => bankAccount.token(account, done), accountFields);
    },
  };
};
