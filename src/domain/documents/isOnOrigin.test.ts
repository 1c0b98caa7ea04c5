import { isOnOrigin } from './isOnOrigin';

describe('isOnOrigin', () => {
  it.each([
    ['/documents/', true],
    ['https://portal.example/documents/', true],
    ['https://documents.example/', false],
    ['https://portal.example.evil.example/', false],
    ['//documents.example/', false],
  ])('of %s: %s @DOC-10', (baseUrl, isOwn) => {
    expect(isOnOrigin(baseUrl, 'https://portal.example')).toBe(isOwn);
  });
});
