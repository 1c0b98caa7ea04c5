import { usStates } from './usStates';

/** The states, in the order in which they joined the union. */
const STATES =
  'DE PA NJ GA CT MA MD SC NH VA NY NC RI VT KY TN OH LA IN MS IL AL ME MO AR MI FL TX IA WI CA MN OR KS WV NV NE CO ND SD MT WA ID WY UT OK NM AZ AK HI';

describe('usStates', () => {
  it('are the fifty states, the District of Columbia, the territories and the military regions, each once @INPUT-6 @PROFILE-20', () => {
    const codes = usStates.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(
      [...STATES.split(' '), 'DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'].toSorted(),
    );
  });

  it.each([
    ['NY', 'New York'],
    ['NJ', 'New Jersey'],
    ['IL', 'Illinois'],
    ['DC', 'District of Columbia'],
    ['AS', 'American Samoa'],
    ['GU', 'Guam'],
    ['MP', 'Northern Mariana Islands'],
    ['PR', 'Puerto Rico'],
    ['VI', 'Virgin Islands'],
    ['AA', 'Armed Forces Americas'],
    ['AE', 'Armed Forces Europe'],
    ['AP', 'Armed Forces Pacific'],
  ])('calls %s %s', (code, name) => {
    expect(usStates.find((state) => state.code === code)?.name).toBe(name);
  });

  it('are in the order of their names, each once', () => {
    const names = usStates.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names).size).toBe(names.length);
  });
});
