import { savesData } from './savesData';

describe('savesData', () => {
  it.each([
    [false, 'a browser that does not say', {}],
    [false, 'a browser that was not asked to', { connection: { saveData: false } }],
    [true, 'a browser that was asked to', { connection: { saveData: true } }],
  ])('is %s for %s', (expected, _, browser) => {
    expect(savesData(browser)).toBe(expected);
  });
});
