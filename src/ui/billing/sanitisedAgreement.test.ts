/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { agreementTexts } from '../../adapters/memory/agreementTexts';
import { sanitisedAgreement } from './sanitisedAgreement';

const sanitised = (html: string): string => {
  const result: unknown = sanitisedAgreement(html);
  if (typeof result !== 'string') throw new Error('There are no Trusted Types in jsdom.');
  return result;
};

/** The elements that a browser makes of the sanitised HTML. */
const elementsOf = (html: string): readonly Element[] => {
  const page = document.createElement('div');
  page.innerHTML = sanitised(html);
  return [...page.querySelectorAll('*')];
};

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<p onclick="alert(1)">Press here</p>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">Over the page</p>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p id="root" class="alert" name="cookie" data-x="y" aria-hidden="true">A name of ours</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle="alert(1)">x</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/logout">x</a>',
  '<a href="http://insurer.example">x</a>',
  '<a href="javascript:alert(\'https://insurer.example\')">x</a>',
  '<a href="https://insurer.example" target="_self" rel="opener" onclick="alert(1)" ping="https://evil.example">x</a>',
];

const allowedAttributes = ['href', 'target', 'rel', 'colspan', 'rowspan', 'scope'];

describe('sanitisedAgreement', () => {
  it.each([
    '',
    ' \n ',
    '<p></p>',
    '<p>&nbsp;<br></p>',
    '<hr>',
    '<p>\u200B</p>',
    '<p>***</p>',
    '<script>I agree</script>',
    '<!-- I agree -->',
    '<img alt="I agree">',
  ])('is nothing for %j, which has no text @BILLING-40', (html) => {
    expect(sanitisedAgreement(html)).toBeUndefined();
  });

  it('leaves an agreement as the insurer wrote it @BILLING-41', () => {
    for (const html of Object.values(agreementTexts)) expect(sanitised(html)).toBe(html);
  });

  it('keeps headings, lists and tables', () => {
    const html =
      '<h2>Terms</h2><ol><li>One</li></ol><table><tbody><tr><th scope="row">Fee</th><td colspan="2">$1</td></tr></tbody></table>';
    expect(sanitised(html)).toBe(html);
  });

  it('keeps cells that span rows', () => {
    const html = '<table><tbody><tr><td rowspan="2">Fee</td></tr></tbody></table>';
    expect(sanitised(html)).toBe(html);
  });

  it.each(['https://insurer.example', 'HTTPS://insurer.example', 'mailto:help@insurer.example', 'tel:+12025550100'])(
    'keeps a link to %s',
    (href) => {
      expect(elementsOf(`<a href="${href}">x</a>`).map((element) => element.getAttribute('href'))).toEqual([href]);
    },
  );

  it('opens links in a new tab, without a referrer @BILLING-41', () => {
    expect(sanitised('<a href="https://insurer.example/terms">Terms</a>')).toBe(
      '<a href="https://insurer.example/terms" target="_blank" rel="noopener noreferrer">Terms</a>',
    );
  });

  it.each(hostile)('takes everything but text out of %s @BILLING-41 @SAFE-30', (html) => {
    for (const element of elementsOf(`<p>Before</p>${html}<p>After</p>`)) {
      expect(element.tagName).toMatch(/^(?:P|A)$/);
      const attributes = element.getAttributeNames();
      expect(attributes.filter((name) => !allowedAttributes.includes(name))).toEqual([]);
      expect(element.getAttribute('href') ?? 'https://').toMatch(/^https:\/\//);
      if (element.hasAttribute('href')) expect(element.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('keeps the text around a forbidden element', () => {
    const [first, last] = elementsOf('<p>Before</p><script>alert(1)</script><p>After</p>');
    expect(first?.textContent).toBe('Before');
    expect(last?.textContent).toBe('After');
  });
});
