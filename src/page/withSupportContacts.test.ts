import { testVariant } from '../../tests/support/testVariant';
import { withSupportContacts } from './withSupportContacts';

const variants = {
  newYork: { ...testVariant, productName: 'Fire & <b>Hearth', supportEmail: 'ny@hearthside.example' },
  newJersey: { ...testVariant, supportEmail: 'nj@hearthside.example' },
};

describe('withSupportContacts @SHELL-40', () => {
  it('lists the address of every variant, as text, in place of those before', () => {
    const page = '<p>before</p><ul id="support-contacts" class="x"></ul><ul>after</ul>';
    const filled = withSupportContacts(page, { variants });
    expect(filled).toBe(
      '<p>before</p><ul id="support-contacts" class="x">' +
        '<li>Fire &#38; &#60;b&#62;Hearth: <a href="mailto:ny@hearthside.example">ny@hearthside.example</a></li>' +
        '<li>Hearthside: <a href="mailto:nj@hearthside.example">nj@hearthside.example</a></li>' +
        '</ul><ul>after</ul>',
    );
    expect(withSupportContacts(filled, { variants })).toBe(filled);
  });
});
