import DOMPurify from 'dompurify';

const BLOCKS = 'h1 h2 h3 h4 h5 h6 p div ul ol li dl dt dd blockquote hr br';
const TABLES = 'table caption thead tbody tfoot tr th td';
const PHRASES = 'a abbr b em i small span strong sub sup u';
const cellAttributes = ['colspan', 'rowspan', 'scope'];

const allowed = {
  ALLOWED_TAGS: `${BLOCKS} ${TABLES} ${PHRASES}`.split(' '),
  ALLOWED_ATTR: ['href', ...cellAttributes],
  ADD_URI_SAFE_ATTR: cellAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:)/i,
};

// A link opens in a new tab, so that the form stays, and does not say where it was followed from.
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

const hasText = (html: string): boolean =>
  /\p{L}/u.test(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }).textContent);

/** HTML that `sanitisedAgreement` made; a `TrustedHTML` where the browser has Trusted Types. */
export type SanitisedAgreement = NonNullable<ReturnType<typeof sanitisedAgreement>>;

/**
 * Keeps an agreement's text, its structure and its links to the web: no script, style, form, frame, picture, id or class. Returns
 * `undefined` if no text is left. The policy of Trusted Types is DOMPurify's own, `dompurify`.
 */
export const sanitisedAgreement = (html: string) =>
  hasText(html) ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) : undefined;
