import { textIn } from '../../domain/ConfiguredText';
import { type ExternalLink, type Variant, displayName } from '../../domain/Variant';
import type { LoginState } from '../../ui/session/EarlyLogin';
import { pageLanguage } from '../../ui/text/pageLanguage';

/** Placeholders in the prerendered login for texts of the configuration and for the year. */
export const placeholder = {
  product: '{product}',
  disclaimer: '{disclaimer}',
  year: '{year}',
  label: '{label}',
  legal: '{legal}',
  social: '{social}',
} as const;

/** The `id` of the template that holds the screen in a state, in a language. */
export const templateId = (state: LoginState, language: string): string =>
  `early-${language}-${state.kind === 'invalid' ? state.error.field : state.kind}`;

const fillLinks = (login: Element, href: string, links: readonly ExternalLink[]): void => {
  const item = login.querySelector(`a[href="${href}"]`)?.parentElement;
  for (const { url, label } of links) {
    const copy = item?.cloneNode(true);
    const link = copy?.firstChild;
    if (!(link instanceof Element) || !copy) continue;
    link.setAttribute('href', url);
    link.textContent = textIn(pageLanguage.read(), label);
    item?.before(copy);
  }
  item?.remove();
};

/** Fills the prerendered login and the title for the variant, in the language of the page, node by node as React renders it. */
export const fillLogin = (login: Element, variant: Variant, year: string): void => {
  const texts: Readonly<Record<string, string>> = {
    [placeholder.product]: displayName(variant),
    [placeholder.disclaimer]: textIn(pageLanguage.read(), variant.footerDisclaimer),
    [placeholder.year]: year,
  };
  document.title += ` – ${displayName(variant)}`;
  fillLinks(login, placeholder.legal, variant.legalLinks);
  fillLinks(login, placeholder.social, variant.socialLinks);
  const walker = document.createTreeWalker(login, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll(/\{\w+\}/g, (name) => texts[name] ?? name) ?? '';
  }
};
