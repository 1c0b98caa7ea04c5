import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const src = path.join(__dirname, '../src');

/** The files of the portal that contain a text, without their tests. */
const filesWith = (text: string): readonly string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(src, file), 'utf8').includes(text));

/** The tags of fields that a browser can fill, without their content. */
const fieldTags = (file: string): readonly string[] =>
  readFileSync(path.join(src, file), 'utf8')
    .split(/<(?=(?:input|select|textarea)\s)/)
    .slice(1)
    .map((text) => `${file}: ${text.split(/\/>|(?<!=)>(?=\s*[<{])/)[0] ?? ''}`)
    .filter((tag) => !/type="(?:checkbox|radio)"/.test(tag));

describe('The source of the portal', () => {
  it('writes HTML only for agreements, which are sanitised @SAFE-29', () => {
    expect(filesWith('dangerouslySetInnerHTML')).toEqual(['ui/billing/AgreementHtml.tsx']);
    expect(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'srcdoc'].flatMap(filesWith)).toEqual([]);
    expect(readFileSync(path.join(src, 'ui/billing/AgreementHtml.tsx'), 'utf8')).toContain('sanitisedAgreement');
  });

  it('says of each field what a browser may fill in @INPUT-28', () => {
    const files = new Set(['<input', '<select', '<textarea'].flatMap(filesWith));
    const tags = [...files].flatMap(fieldTags);
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => !tag.includes('autoComplete'))).toEqual([]);
  });

  // Their handlers insert the pasted text themselves. The tests of the fields show it.
  it('handles the paste of a date and of an address alone @SAFE-36', () => {
    expect(['onPaste', "'paste'", '"paste"'].flatMap(filesWith).toSorted()).toEqual([
      'ui/billing/BillingAddressFields.tsx',
      'ui/kit/DateField.tsx',
      'ui/kit/TextField.tsx',
      'ui/profile/AddressField.tsx',
    ]);
  });
});
