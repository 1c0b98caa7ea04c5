import { unsupportedScript } from './unsupportedScript';
import { unsupportedStyle } from './unsupportedStyle';

describe('What the oldest browsers of the list lack @SHELL-56', () => {
  it.each([
    ['AbortSignal.any([a])', 'AbortSignal.any', 'firefox 115'],
    ['/(?<=a)b/.test(c)', 'a lookbehind', 'safari 16'],
    ['a.toSorted()', 'toSorted', 'chrome 109'],
    ['Object.groupBy(a,b)', 'Object.groupBy', 'safari 16'],
    ['new URLPattern(a)', 'URLPattern', 'safari_ios 16'],
    ['a?.showPopover()', 'showPopover', 'firefox_android 115'],
  ])('are found in %s', (script, name, browser) => {
    expect(unsupportedScript(script).get(name)).toContain(browser);
  });

  it.each([
    ['a:has(b){top:0}', 'has', 'firefox 115'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix', 'chrome 109'],
    ['a{color:light-dark(red,blue)}', 'light-dark', 'safari 16'],
    ['@scope (a){b{top:0}}', '@scope', 'firefox 115'],
    ['a{field-sizing:content}', 'field-sizing', 'safari_ios 16'],
  ])('are found in %s', (style, name, browser) => {
    expect(unsupportedStyle(style).get(name)).toContain(browser);
  });

  it('are not found where the browsers have them', () => {
    expect([...unsupportedScript('Promise.any(a);a.at(1);Object.hasOwn(a,b);AbortSignal.timeout(1)')]).toEqual([]);
  });

  it.each([
    '@supports selector(:has(a)){a:has(b){top:0}}',
    'a{color:red;color:color-mix(in srgb,red,blue)}',
    '@supports (color:color-mix(in srgb,red,blue)){a{color:color-mix(in srgb,red,blue)}}',
    'a{height:100vh;height:100dvh;cursor:pointer}',
  ])('may be in %s: another style takes their place', (style) => {
    expect([...unsupportedStyle(style)]).toEqual([]);
  });
});
