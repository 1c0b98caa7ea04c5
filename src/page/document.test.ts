import { page } from './document';

const html = page('', { configuration: '{}', wording: '{}', release: '1' });

describe('The page', () => {
  it('asks phones to turn no number into a link that calls it @SHELL-70', () => {
    expect(html).toContain('<meta name="format-detection" content="telephone=no">');
  });
});
