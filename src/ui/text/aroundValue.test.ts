import { aroundValue } from './aroundValue';

describe('aroundValue', () => {
  it.each([
    ['Write to us at {}.', ['Write to us at ', '.']],
    ['{} is set.', ['', ' is set.']],
    ['It is {}', ['It is ', '']],
  ])('gives the text before and after the value of %j', (words, around) => {
    expect(aroundValue((value) => words.replace('{}', value))).toEqual(around);
  });

  it('gives a text without a value as the text before it', () => {
    expect(aroundValue(() => 'Nothing.')).toEqual(['Nothing.', '']);
  });
});
