import { savesData } from './savesData';

describe('Whether data is to be saved', () => {
  it.each([
    ['a browser that cannot tell', {}, false],
    ['a browser that was not asked to', { connection: { saveData: false } }, false],
    ['a browser that was asked to', { connection: { saveData: true } }, true],
  ])('is told by %s', (_, browser, expected) => {
    expect(savesData(browser)).toBe(expected);
  });
});
