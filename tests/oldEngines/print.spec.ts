import { inflateSync } from 'node:zlib';
import { says, titled } from '../browser/customer';
import { expect } from '../webkit/webkit';
import { make, test } from './oldEngine';

/** The number of sheets in a PDF. Firefox writes it into a compressed part. */
const sheetsOf = (pdf: Buffer): number => {
  const parts = pdf.toString('latin1').split(/stream\r?\n/);
  const inflated = parts.map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return Number(/\/Count (\d+)/.exec(inflated.join(''))?.[1]);
};

for (const [what, address, isThere] of [
  ['the policy', '/policy', titled('policy.title')],
  ['the payment history', '/billing', says('billing.payments')],
  ['a claim', '/claim?reference=HC-204938', says('claim.dateOfLoss')],
] as const)
  test(`a customer prints ${what} on one sheet @SHELL-39 @memory @everything`, async ({ customer }) => {
    await customer.visit('nj-current', `${address}${address.includes('?') ? '&' : '?'}account=nj-current`);
    await make(customer, [isThere]);
    const pdf = await customer.window.call<string>('POST', '/print', {});
    expect(sheetsOf(Buffer.from(pdf, 'base64'))).toBe(1);
  });
