import fs from 'node:fs';
import { sourcesIn } from '../../../tests/support/sourcesIn';

type Palette = Readonly<Record<string, string>>;

const css = fs.readFileSync('src/ui/kit/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The custom properties of every rule whose selector is accepted, later rules over earlier ones. */
const declared = (text: string, accepts: (selector: string) => boolean): Palette =>
  Object.fromEntries(
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => accepts(selector))
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );

const DARK = /@media screen and \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/;
const MORE_CONTRAST = /@media \(prefers-contrast: more\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/;
const darkText = DARK.exec(css)?.[1] ?? '';
const moreContrastText = MORE_CONTRAST.exec(css)?.[1] ?? '';
const lightText = css.replace(DARK, '').replace(MORE_CONTRAST, '');

const isNewJersey = (selector: string): boolean => selector.includes('newJerseyIllinois');
const always = (): boolean => true;
const isCommon = (selector: string): boolean => !isNewJersey(selector);

const palettes: Readonly<Record<string, Palette>> = {
  'New York, light': declared(lightText, isCommon),
  'New York, dark': { ...declared(lightText, isCommon), ...declared(darkText, isCommon) },
  'New Jersey and Illinois, light': declared(lightText, always),
  'New Jersey and Illinois, dark': { ...declared(lightText, always), ...declared(darkText, always) },
};

/** What a palette is where the customer asks for more contrast: a colour may be that of another name. */
const withMoreContrast = (palette: Palette): Palette => {
  const changed = declared(moreContrastText, always);
  const colourOf = (name: string): string => {
    const value = changed[name] ?? palette[name] ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? value.replace('gray', '#808080') : colourOf(other);
  };
  return Object.fromEntries(Object.keys({ ...palette, ...changed }).map((name) => [name, colourOf(name)]));
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of WCAG 2. */
const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};

/** A text colour and its background. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'sunken', 'brand-soft', 'error-soft', 'success-soft', 'warning-soft', 'info-soft'],
  'ink-soft': ['paper', 'surface', 'sunken'],
  brand: ['paper', 'surface'],
  'brand-strong': ['paper', 'surface', 'brand-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-band': ['band'],
  error: ['paper', 'surface', 'error-soft'],
  success: ['surface'],
  info: ['surface'],
  warning: ['surface'],
  ember: ['paper', 'surface'],
};

/** What a customer has to see to use a control or to recognise an alert, and its background. */
const marks: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'surface'],
  brand: ['paper', 'surface', 'brand-soft'],
  ember: ['ember-soft', 'paper'],
  focus: ['paper', 'surface', 'sunken'],
  error: ['paper', 'surface', 'error-soft'],
  success: ['paper', 'surface', 'success-soft'],
  warning: ['paper', 'surface', 'warning-soft'],
  info: ['paper', 'surface', 'info-soft'],
};

const pairs = (table: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const));

describe.each(Object.entries(palettes))('The colours of %s', (_, palette) => {
  const ratio = (mark: string, ground: string): number => contrast(palette[mark] ?? '', palette[ground] ?? '');

  it.each(pairs(texts))('let %s be read on %s @INPUT-26', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('let %s be seen on %s @INPUT-26', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(palettes))('The colours of %s, with more contrast', (_, palette) => {
  const more = withMoreContrast(palette);
  const ratio = (mark: string, ground: string): number => contrast(more[mark] ?? '', more[ground] ?? '');

  it.each(pairs(texts))('let %s be read on %s @INPUT-53', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs(marks))('let %s be seen on %s @INPUT-53', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])('let a line be seen on %s @INPUT-53', (ground) => {
    expect(ratio('line', ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('The palettes', () => {
  it('are four', () => {
    const brands = Object.values(palettes).map(({ brand }) => brand);
    expect(brands.every((brand) => /^#[\da-f]{6}$/.test(brand ?? ''))).toBe(true);
    expect(new Set(brands).size).toBe(4);
  });

  it('have every colour of the light scheme in the dark one', () => {
    const isColour = (value: string): boolean => value.startsWith('#');
    const names = (palette: Palette): readonly string[] =>
      Object.keys(palette).filter((name) => isColour(palette[name] ?? ''));
    expect(names(declared(darkText, isCommon)).toSorted()).toEqual(names(declared(lightText, isCommon)).toSorted());
    expect(names(declared(darkText, isNewJersey))).toEqual(
      expect.arrayContaining([...names(declared(lightText, isNewJersey))]),
    );
  });

  it('are measured as WCAG 2 does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are measured for every colour of a text', () => {
    const used = sourcesIn('src/ui', '.css')
      .flatMap(({ source }) => [...source.matchAll(/[\s;{]color: var\(--([\w-]+)\)/g)])
      .map(([, name = '']) => name)
      // An alert's own tone: error, info, warning or success.
      .filter((name) => name !== 'tone');
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !(name in texts))).toEqual([]);
  });
});

describe('The text', () => {
  const PIXELS_PER_REM = 17;
  const forCustomers = sourcesIn('src/ui', '.css').filter(({ file }) => !file.startsWith('development'));

  it.each(forCustomers)('is at least 16 px in $file', ({ source }) => {
    const sizes = [...source.matchAll(/(?:font-size|--text-\w+): ([\d.]+)rem/g)].map(([, rem]) => Number(rem));
    expect(sizes.filter((rem) => rem * PIXELS_PER_REM < 16)).toEqual([]);
  });
});
