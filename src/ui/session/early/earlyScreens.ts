import { textIn } from '../../../domain/ConfiguredText';
import { type ExternalLink, type Variant, displayName } from '../../../domain/Variant';

/** The states in which the login screen can be before React is there: untouched, a field missing, waiting, not to be had. */
export const earlyStates = ['ready', 'userName', 'password', 'loggingIn', 'logInFailed'] as const;

export type EarlyState = (typeof earlyStates)[number];

/** What stands in the prerendered screens for what only the operator's configuration and the day know. */
export const placeholder = {
  product: '{product}',
  disclaimer: '{disclaimer}',
  year: '{year}',
  label: '{label}',
  legal: '{legal}',
  social: '{social}',
} as const;

/** The `id` of the template that holds the screen in a state. */
export const templateId = (state: EarlyState): string => `early-${state}`;

/** A fresh copy of the login screen in a state, and the page's title that goes with it. */
export type EarlyScreens = (state: EarlyState) => { readonly content: DocumentFragment; readonly title: string };

const fillLinks = (content: DocumentFragment, href: string, links: readonly ExternalLink[]): void => {
  const item = content.querySelector(`a[href="${href}"]`)?.parentElement;
  for (const { url, label } of links) {
    const copy = item?.cloneNode(true);
    const link = copy?.firstChild;
    if (!(link instanceof Element) || !copy) continue;
    link.setAttribute('href', url);
    link.textContent = textIn('en', label);
    item?.before(copy);
  }
  item?.remove();
};

/** The prerendered screens of the page, filled for the variant that it is served for. */
export const earlyScreens = (page: Document, variant: Variant, year: string): EarlyScreens => {
  const texts: Readonly<Record<string, string>> = {
    [placeholder.product]: displayName(variant),
    [placeholder.disclaimer]: textIn('en', variant.footerDisclaimer),
    [placeholder.year]: year,
  };
  const filled = (text: string): string => text.replaceAll(/\{\w+\}/g, (name) => texts[name] ?? name);

  return (state) => {
    const template = page.getElementById(templateId(state));
    if (!(template instanceof HTMLTemplateElement)) throw new Error(`The page has no ${templateId(state)}.`);
    const content = page.importNode(template.content, true);
    fillLinks(content, placeholder.legal, variant.legalLinks);
    fillLinks(content, placeholder.social, variant.socialLinks);
    const walker = page.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.nodeValue = filled(walker.currentNode.nodeValue ?? '');
    return { content, title: filled(template.dataset['title'] ?? '') };
  };
};
