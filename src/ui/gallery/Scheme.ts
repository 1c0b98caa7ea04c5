/** Light, dark, or the system's preference. */
export const schemes = [
  { value: 'system', text: 'As the system prefers' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
];

const IN_THE_DARK = /\(prefers-color-scheme:\s*dark\)/;

/** Of the dark rules; without one, a rule keeps its own condition. */
const conditions = new Map([
  ['light', 'not all'],
  ['dark', 'all'],
]);

/** The rules for dark mode, with their original conditions. */
const rulesForTheDark = new Map<CSSMediaRule, string>();

/** Shows a scheme regardless of the system, by replacing the conditions of the dark rules in place. */
export const showScheme = (scheme: string): void => {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && IN_THE_DARK.test(rule.media.mediaText)) {
        rulesForTheDark.set(rule, rule.media.mediaText);
      }
    }
  }
  for (const [rule, written] of rulesForTheDark) rule.media.mediaText = conditions.get(scheme) ?? written;
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
};
