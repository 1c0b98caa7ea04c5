import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { expect, t, test } from './portal';

test('Spanish and its legal wording load when somebody chooses it @memory @everything', async ({ page, portal }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const inSpanish = () => loaded.filter((url) => url.startsWith(new URL(page.url()).origin) && /spanish|-es/.test(url));
  await portal.open('nj-current', '/claim/report');
  await portal.expectScreen(t('claim.intro.title'));
  expect(inSpanish()).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await portal.expectScreen(translate(spanish)('claim.intro.title'));
  expect(
    inSpanish()
      .map((url) => /spanish|wording-es/.exec(url)?.[0])
      .sort(),
  ).toEqual(['spanish', 'wording-es']);
});
