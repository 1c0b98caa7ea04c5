import { randomIds } from './randomIds';

describe('randomIds', () => {
  const ids = Array.from({ length: 1000 }, () => randomIds.next());

  it('are random UUIDs, version 4', () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  });

  it('are never the same', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('use all of their random digits', () => {
    const places = [...'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'].flatMap((place, index) =>
      place === 'x' ? [index] : [],
    );
    const digitsAt = (place: number): number => new Set(ids.map((id) => id[place])).size;
    expect(places.filter((place) => digitsAt(place) < 16)).toEqual([]);
  });
});
