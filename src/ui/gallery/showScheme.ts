/** Light, dark, or the system's preference. */
export const schemes = [
  { value: 'system', text: 'As the system prefers' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
];

const DARK = /\(prefers-color-scheme:\s*dark\)/;

/** What the dark rules get in place of their own conditions. */
const conditions = new Map([
  ['light', 'not all'],
  ['dark', 'all'],
]);

/** The rules for dark mode, with their own conditions. */
const darkRules = new Map<CSSMediaRule, string>();

/** Shows a scheme regardless of the system, by replacing the conditions of the dark rules in place. */
export const showScheme = (scheme: string): void => {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && DARK.test(rule.media.mediaText)) darkRules.set(rule, rule.media.mediaText);
    }
  }
  for (const [rule, own] of darkRules) rule.media.mediaText = conditions.get(scheme) ?? own;
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
};
