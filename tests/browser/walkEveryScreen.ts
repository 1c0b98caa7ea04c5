import { textIn } from '../../src/domain/ConfiguredText';
import { catalogue } from '../../src/domain/documents/catalogue';
import type { LegalWording } from '../../src/domain/wording/LegalWording';
import { type Language, type PlainTextKey, translate } from '../../src/ui/text/Language';
import { actorOn } from './Actor';
import {
  type Step,
  agree,
  alert,
  change,
  editSection,
  enterDate,
  fill,
  follow,
  goTo,
  inTurn,
  logInAs,
  openClaim,
  press,
  sayWhat,
  says,
  saysLegal,
  titled,
} from './customer';
import type { Page, Portal } from './portal';

interface Walk {
  readonly page: Page;
  readonly portal: Portal;
  readonly language: Language;
  readonly legal: LegalWording['texts'];
  /** Chooses the language on the login screen. */
  readonly choose: () => Promise<void>;
  /** Looks at a screen, by its heading. */
  readonly look: (title: string) => Promise<void>;
}

/** Runs in the page. */
const isProfileRead = (): boolean => performance.getEntriesByName(`${location.origin}/api/customer`).length > 0;

/** What leads to the next screen, or to something else on the same one, and its title. */
type Stop = readonly [title: PlainTextKey, ...steps: readonly Step[]];

const stopsOf = ({ page, portal, language }: Walk): Readonly<Record<string, readonly Stop[]>> => ({
  'ny-both': [
    ['login.title'],
    ['login.title', press('login.submit'), says('login.userName.required')],
    ['forgot.title.FORGOT_PASSWORD', follow('login.forgot')],
    ['reset.title', fill('forgot.userName', 'ny-both@example.com'), press('forgot.submit')],
    ['serverError.title', goTo('/error/serverError')],
    ['home.title', goTo('/'), logInAs('ny-both')],
    [
      'policy.title',
      goTo('/policy'),
      (actor, t) =>
        actor.expectShown('link', `${textIn(language.code, catalogue[0]?.title ?? '')} ${t('shell.opensInNewTab')}`),
    ],
    ['edit.title', goTo('/policy/edit'), change('edit.remove.label', 'coverage.bul'), says('edit.prorated.refund')],
    ['cancel.title', goTo('/policy/cancel'), press('cancel.submit'), alert],
    ['billing.title', goTo('/billing'), says('billing.plan')],
    ['payment.title', follow('billing.updateMethod'), saysLegal('payment.recurringBilling')],
    ['frequency.title', goTo('/billing/frequency'), says('frequency.question')],
    ['notFound.title', goTo('/nowhere')],
  ],
  'nj-current': [
    ['home.title', logInAs('nj-current')],
    ['profile.title', goTo('/profile'), editSection('profile.name')],
    ['profile.title', press('shell.cancel'), editSection('profile.mailingAddress')],
    ['profile.title', press('shell.cancel'), editSection('profile.phone')],
    ['profile.title', press('shell.cancel'), editSection('profile.email')],
    ['claims.title', goTo('/claim'), openClaim, says('claim.dateOfLoss')],
    ['claim.intro.title', follow('claims.report')],
    ['claim.what.title', agree, press('shell.next'), titled('claim.what.title'), press('shell.next'), alert],
    ['claim.when.title', sayWhat, press('shell.next')],
    [
      'home.title',
      goTo('/home'),
      says('home.attention'),
      async (actor, t) => {
        // The dashboard reads policy and profile again. Without a network, such a read ends on the error page.
        if (!portal.inMemory) await page.waitForFunction(isProfileRead);
        await actor.setOffline();
        await actor.expectText(t('shell.offline'));
      },
    ],
    [
      'claim.when.title',
      async () => {
        await page.context().setOffline(false);
        await page.goBack();
      },
    ],
    ['claim.contact.title', enterDate('01', '15', '2026'), press('shell.next')],
    ['claim.summary.title', press('shell.next')],
    [
      'claim.confirm.title',
      (actor) => actor.expectText(language.dates.long(2026, 1, 15)),
      (actor) => actor.expectText('$1,234.50'),
      press('claim.summary.submit'),
    ],
    ['login.title', press('shell.logOut')],
  ],
});

/** Goes through every screen of the portal in a language. */
export const walkEveryScreen = async (walk: Walk): Promise<void> => {
  const { page, portal, language, legal, choose, look } = walk;
  const t = translate(language);
  for (const [account, stops] of Object.entries(stopsOf(walk))) {
    await portal.visit(account);
    await choose();
    for (const [title, ...steps] of stops) {
      await inTurn(...steps)(actorOn(page), t, (key) => legal[key], language.code);
      await look(t(title));
    }
  }
};
