import { EmailAddress } from './EmailAddress';

describe('EmailAddress', () => {
  it.each([
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada.jensen+claims@mail.example.co',
    "o'hara@example.org",
    'a@b.io',
    'ada@my-insurer.example',
    'ada@1st.example',
    `ada@example.${'a'.repeat(24)}`,
    'ada@bücher.example',
    'ада@почта.рф',
    // What Chromium makes of the two in a field for emails.
    'ada@xn--bcher-kva.example',
    'ада@xn--80a1acny.xn--p1ai',
  ])('accepts %s @PROFILE-30', (text) => {
    expect(EmailAddress.isValid(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'ada.example.com'],
    ['two @', 'ada@home@example.com'],
    ['no name', '@example.com'],
    ['no host', 'ada@'],
    ['no dot in the host', 'ada@example'],
    ['a top-level part of one letter', 'ada@example.c'],
    ['a top-level part of 25 letters', `ada@example.${'a'.repeat(25)}`],
    ['digits in the top-level part', 'ada@example.c0m'],
    ['an empty part of the host', 'ada@example..com'],
    ['a part that begins with a dash', 'ada@-example.com'],
    ['a part that ends with a dash', 'ada@example-.com'],
    ['a blank', 'ada jensen@example.com'],
    ['a blank around it', ' ada@example.com'],
    ['a line break', 'ada@example.com\n'],
    ['another recipient', 'ada@example.com,eve@example.com'],
    ['a name around it', 'Ada <ada@example.com>'],
  ])('rejects an address with %s @PROFILE-30', (_, text) => {
    expect(EmailAddress.isValid(text)).toBe(false);
  });
});
