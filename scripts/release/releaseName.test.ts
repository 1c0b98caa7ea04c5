import { releaseName } from './releaseName';

describe('releaseName', () => {
  it.each([
    ['1.4.0-rc_1', '1.4.0-rc_1'],
    ['', 'a1b2'],
    [undefined, 'a1b2'],
  ])('is RELEASE, or else the hash of the build: %j', (given, name) => {
    expect(releaseName(given, 'a1b2')).toBe(name);
  });

  it.each(['1"><script>start()</script>', 'feature/x', '1.0\n', 'a b', '${host}', '@API@', 'x'.repeat(65), 'é'])(
    'refuses what the page, a log or a path would read as something else: %j @SAFE-73',
    (given) => {
      expect(() => releaseName(given, 'a1b2')).toThrow('RELEASE must have');
    },
  );
});
