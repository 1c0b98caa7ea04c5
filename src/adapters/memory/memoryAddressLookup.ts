import type { AddressLookup } from '../../application/ports/AddressLookup';

const addresses = [
  { address1: '118 Maple Avenue', city: 'Albany', state: 'NY', zipCode: '12203' },
  { address1: '240 Lake Avenue', city: 'Rochester', state: 'NY', zipCode: '14608' },
  { address1: '19 Harbor View', city: 'Hoboken', state: 'NJ', zipCode: '07030' },
  { address1: '406 Nassau Street', city: 'Princeton', state: 'NJ', zipCode: '08540' },
  { address1: '73 Prairie Avenue', city: 'Evanston', state: 'IL', zipCode: '60201' },
  { address1: '1200 Lakeshore Drive', city: 'Chicago', state: 'IL', zipCode: '60610' },
];

const textOf = ({ address1, city, state, zipCode }: (typeof addresses)[number]): string =>
  `${address1}, ${city}, ${state} ${zipCode}`;

/** Suggests from a short list. */
export const memoryAddressLookup: AddressLookup = {
  suggest: async (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted.length < 3) return [];
    return addresses
      .filter((address) => textOf(address).toLowerCase().includes(wanted))
      .map((address) => ({ id: textOf(address), text: textOf(address) }));
  },
  resolve: async ({ id }) => addresses.find((address) => textOf(address) === id) ?? {},
};
