import { aroundValue } from './aroundValue';

describe('aroundValue', () => {
  it.each([
    ['Write to us at {}.', ['Write to us at ', '.']],
    ['{} is set.', ['', ' is set.']],
    ['It is {}', ['It is ', '']],
  ])('gives the words before and after the value of %j', (words, around) => {
    expect(aroundValue((value) => words.replace('{}', value))).toEqual(around);
  });

  it('gives all the words as those before where they have no value', () => {
    expect(aroundValue(() => 'Nothing.')).toEqual(['Nothing.', '']);
  });
});
