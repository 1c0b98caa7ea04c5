import { type VariantsByHost, displayName } from '../domain/Variant';

/** An empty list in the page, which each configuration fills. */
const CONTACT_LIST = /(<ul id="support-contacts"[^>]*>)[\s\S]*?(<\/ul>)/;

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);

/**
 * Puts the support address of every variant into the page. A browser may show the list without running a script, so nothing
 * chooses the variant of the host.
 */
export const withSupportContacts = (page: string, { variants }: Pick<VariantsByHost, 'variants'>): string =>
  page.replace(CONTACT_LIST, (_, before: string, after: string) => {
    const items = Object.values(variants).map((variant) => {
      const email = escaped(variant.supportEmail);
      return `<li>${escaped(displayName(variant))}: <a href="mailto:${email}">${email}</a></li>`;
    });
    return before + items.join('') + after;
  });
