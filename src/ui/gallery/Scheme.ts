/** Light, dark, or the system's preference. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const IN_THE_DARK = /\(prefers-color-scheme:\s*dark\)/;

const mediaOf: Readonly<Record<Scheme, string | undefined>> = { system: undefined, light: 'not all', dark: 'all' };

/** The rules for dark mode, with their original conditions. */
const rulesForTheDark = new Map<CSSMediaRule, string>();

/** Shows a scheme regardless of the system, by replacing the conditions of the dark rules in place. */
export const showScheme = (scheme: Scheme): void => {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && IN_THE_DARK.test(rule.media.mediaText)) {
        rulesForTheDark.set(rule, rule.media.mediaText);
      }
    }
  }
  for (const [rule, written] of rulesForTheDark) rule.media.mediaText = mediaOf[scheme] ?? written;
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
};
