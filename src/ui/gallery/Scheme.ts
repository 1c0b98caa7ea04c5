/** Light or dark, or what the system prefers, as in the portal. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const IN_THE_DARK = /\(prefers-color-scheme:\s*dark\)/;

const mediaOf: Readonly<Record<Scheme, string | undefined>> = { system: undefined, light: 'not all', dark: 'all' };

/** The rules for the dark, each with the condition that it was written with. */
const rulesForTheDark = new Map<CSSMediaRule, string>();

/** Shows a scheme whatever the system prefers, by another condition on the rules for the dark; the style sheets know nothing of it. */
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
