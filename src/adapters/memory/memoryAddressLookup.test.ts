import { memoryAddressLookup } from './memoryAddressLookup';

const { signal } = new AbortController();

describe('The address lookup in memory', () => {
  it.each([
    ['a street', 'maple', ['118 Maple Avenue, Albany, NY 12203']],
    ['a town in capitals', ' HOBOKEN ', ['19 Harbor View, Hoboken, NJ 07030']],
    ['nothing that it knows', 'Elsewhere', []],
    ['too little', 'ma', []],
  ])('suggests for %s @CONFIG-18', async (_, text, suggestions) => {
    expect((await memoryAddressLookup.suggest(text, signal)).map((suggestion) => suggestion.text)).toEqual(suggestions);
  });

  it.each([
    ['ny 122', { address1: '118 Maple Avenue', city: 'Albany', state: 'NY', zipCode: '12203' }],
    ['nj 070', { address1: '19 Harbor View', city: 'Hoboken', state: 'NJ', zipCode: '07030' }],
    ['il 606', { address1: '1200 Lakeshore Drive', city: 'Chicago', state: 'IL', zipCode: '60610' }],
  ])('resolves its suggestion for %s', async (text, address) => {
    const [suggestion] = await memoryAddressLookup.suggest(text, signal);
    expect(suggestion && (await memoryAddressLookup.resolve(suggestion))).toEqual(address);
  });

  it('resolves nothing that it did not suggest', async () => {
    expect(await memoryAddressLookup.resolve({ id: 'elsewhere', text: 'Elsewhere' })).toEqual({});
  });
});
