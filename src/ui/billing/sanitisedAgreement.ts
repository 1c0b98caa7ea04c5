import DOMPurify from 'dompurify';

const BLOCKS = 'h1 h2 h3 h4 h5 h6 p div ul ol li dl dt dd blockquote hr br';
const TABLES = 'table caption thead tbody tfoot tr th td';
const PHRASES = 'a abbr b em i small span strong sub sup u';
const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'scope'];

// A link leaves the form on the page, and the page unknown to where it leads.
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * An agreement's HTML with nothing in it but text, its structure, and links to the web: no script, style, form, frame, picture,
 * id or class. Where the browser enforces Trusted Types it is a `TrustedHTML`, from DOMPurify's own policy `dompurify`.
 */
export const sanitisedAgreement = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: `${BLOCKS} ${TABLES} ${PHRASES}`.split(' '),
    ALLOWED_ATTR: ['href', ...CELL_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: CELL_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:)/i,
    RETURN_TRUSTED_TYPE: true,
  });
