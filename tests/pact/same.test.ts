import { isMomentOf, isSame, isSameMoment, twice } from '../../scripts/pact/scenarios/same';

describe('What a customer sees', () => {
  it.each<[string, unknown, unknown]>([
    ['a letter that is composed otherwise', 'Zoë', 'Zoe\u0308'],
    ['spaces at the end', 'Elm Street', 'Elm Street   '],
    ['lines that end otherwise', 'a\nb', 'a\r\nb'],
    ['a part of a cent', 109.89, 109.890_000_01],
    ['nothing and an empty text', undefined, ''],
    ['an equal object', { city: 'Newark' }, { city: 'Newark' }],
  ])('is the same: %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['a letter without its accent', 'Zoë', 'Zoe'],
    ['capitals', 'elm', 'Elm'],
    ['a cent', 109.89, 109.9],
    ['a number as a text', 1, '1'],
    ['false and nothing', false, undefined],
    ['spaces at the beginning', 'Elm', ' Elm'],
  ])('is not the same: %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
  });

  it('is one moment in two zones, with a fraction of the second and without', () => {
    expect(isSameMoment('2026-10-02T14:05:00Z', '2026-10-02T14:05:00.998Z')).toBe(true);
    expect(isSameMoment('2026-10-02T14:05:00Z', '2026-10-02T14:05:01Z')).toBe(false);
    expect(isSameMoment('2026-10-02T14:05:00Z', '2026-10-02T10:05:00-04:00')).toBe(true);
    expect(isSameMoment('2026-10-02T14:05:00Z', '2026-10-02T14:05:00-04:00')).toBe(false);
  });

  it.each([
    ['2026-10-02T10:05:00-04:00', true],
    ['2026-10-02T00:00:00-04:00', true],
    ['2026-10-02T10:05:00Z', false],
    ['2026-10-01T00:00:00Z', false],
    ['2026-10-03T00:00:00Z', false],
  ])('is a moment, or its day: %s', (found, isOne) => {
    expect(isMomentOf(found, '2026-10-02T14:05:00Z')).toBe(isOne);
  });

  it.each([
    '20261002T140500Z',
    '2026-10-02T14:05Z',
    '2026-10-02T14:05:00,000Z',
    '2026-10-02t14:05:00z',
    '2026-10-02 14:05:00 +0000',
    '2026-10-02T10:05:00-04',
    '2026-10-02T14:05:00.000000000Z',
  ])('is the same moment in another form: %s', (found) => {
    expect(isSameMoment(found, '2026-10-02T14:05:00.000Z')).toBe(true);
    expect(isMomentOf(found, '2026-10-02T14:05:00.000Z')).toBe(true);
    expect(isMomentOf(found, '2026-10-02T14:06:00.000Z')).toBe(false);
  });

  it('has a row once', () => {
    expect(twice(['a', 'b', 'a', 'a'])).toEqual(['a']);
  });
});
