import { cssModulesIn, shortClassNames } from './shortClassNames';

const styleSheets = Array.from({ length: 60 }, (_, index) => `/${String(index)}.module.css`);

describe('shortClassNames', () => {
  it('numbers the classes of a style sheet, after letters of its own, and never says `ad`', () => {
    const nameOf = shortClassNames(styleSheets);
    const names = ['/0', '/50', '/51', '/54'].flatMap((file) =>
      ['page', 'title'].map((name) => nameOf({ resourcePath: `${file}.module.css` }, '', name)),
    );
    expect(names).toEqual(['a0', 'a1', 'Z0', 'Z1', 'aa0', 'aa1', 'ae0', 'ae1']);
  });

  it('gives a class one name, however often it is asked', () => {
    const nameOf = shortClassNames(styleSheets);
    const ask = (name: string) => nameOf({ resourcePath: '/3.module.css' }, '', name);
    expect([ask('page'), ask('title'), ask('page')]).toEqual(['e0', 'e1', 'e0']);
  });

  it('refuses a style sheet that it does not know', () => {
    expect(() => shortClassNames([])({ resourcePath: '/a.module.css' }, '', 'page')).toThrow('/a.module.css');
  });

  it('finds the CSS modules of the portal', () => {
    expect(cssModulesIn('src')).toContain('src/ui/shell/Shell.module.css');
  });
});
