import { shown } from '../contract';
import { at, keysOf, textAt } from '../json';
import { documents } from './documentStories';
import { everythingOf, expectNothingNew } from './everything';
import { prices } from './priceStories';
import { readAgain } from './readStories';
import { isSame } from './same';
import { offered, rateBody } from './shownPolicy';
import { type Story, expectAlikeForNobody, expectRefusal, expectThat, inOtherCase, nobody } from './Story';
import { strangersRead, refresh } from './tokenStories';
import { type Visitor } from './Visitor';

const agreementOf = async (visitor: Visitor, id: string): Promise<string> => {
  const html = textAt(await visitor.read(`/api/referencedata?cat=agreement&id=${id}`), 'html');
  expectThat(html !== '', `GET /api/referencedata answered an agreement without a text for ${id}.`);
  return html;
};

export const agreements: Story = {
  title: 'A customer reads the agreements to pay',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    step('each has a text, and not the same');
    const [recurring, single] = [await agreementOf(visitor, 'UPDTPYMNT'), await agreementOf(visitor, 'NONRECURBILL')];
    expectThat(recurring !== single, 'GET /api/referencedata answered the same text for UPDTPYMNT and NONRECURBILL.');
    for (const html of [recurring, single])
      expectThat(
        /<\w/.test(html) || !/&(?:amp;)?lt;\/?\w/.test(html),
        `GET /api/referencedata answered HTML that was escaped: ${html.slice(0, 60)}.`,
      );
    step('recurring payments and a single payment are not swapped');
    const speaksOfRecurring = (html: string) =>
      /\brecurring\b|\bautomatic/i.test(html) && !/\bnon-?recurring/i.test(html);
    const speaksOfSingle = (html: string) => /\bsingle\b|\bone[- ]time\b|\bnon-?recurring/i.test(html);
    const isSwapped =
      speaksOfRecurring(single) &&
      !speaksOfSingle(single) &&
      speaksOfSingle(recurring) &&
      !speaksOfRecurring(recurring);
    expectThat(!isSwapped, 'GET /api/referencedata: the texts of UPDTPYMNT and NONRECURBILL are swapped.');
  },
};

const nothingThere: Story = {
  title: 'A customer asks for what does not exist',
  isHarmless: true,
  tell: async ({ visitor, account, step }) => {
    step('a claim, an invitation and a change that nobody knows are refused');
    await visitor.refused([404], 'GET', '/api/claims/no-such-claim');
    await visitor.refused([404], 'GET', '/api/auth/token/no-such-invitation');
    await visitor.refused([404], 'GET', '/api/policies/status/no-such-change');
    await visitor.refused([400, 403, 404], 'GET', '/api/customer/email/status/no-such-change');
    step('so are those that only look as though they were known');
    const own = keysOf(await visitor.read('/api/claims'), 'claimNumber');
    const similar = own.map((number) => number.replaceAll(/\d/g, '9')).find((number) => !own.includes(number));
    if (similar) await visitor.refused([403, 404], 'GET', `/api/claims/${encodeURIComponent(similar)}`);
    const uuid = crypto.randomUUID();
    await visitor.refused([404], 'GET', `/api/auth/token/${uuid}`);
    await visitor.refused([404], 'GET', `/api/policies/status/${uuid}`);
    await visitor.refused([400, 403, 404], 'GET', `/api/customer/email/status/${uuid}`);
    step('so is what a database takes for a pattern, a condition or the number of a row');
    for (const pattern of ['%', "x' OR '1'='1", '1'].filter((one) => !own.includes(one)))
      for (const page of ['/api/claims', '/api/auth/token', '/api/policies/status', '/api/customer/email/status'])
        expectRefusal(await visitor.send('GET', `${page}/${encodeURIComponent(pattern)}`), 'an id that nobody has');
    const body = { userName: `${account.userName}' -- `, password: 'Wrong-2026!' };
    expectRefusal(await visitor.send('POST', '/api/auth/login', { body }), 'an unknown user');
    step('a wrong password is refused, and so is an unknown user, with the same words');
    const refuse = (userName: string, password: string) =>
      visitor.refused([401], 'POST', '/api/auth/login', { body: { userName, password } });
    const unknown = await refuse(nobody, 'Wrong-2026!');
    expectAlikeForNobody(await refuse(account.userName, inOtherCase(account.password)), unknown);
    step('each refusal has a correlation id of its own, where it has one');
    const ids = [
      await visitor.refused([404], 'GET', '/api/claims/no-such-claim'),
      await visitor.refused([404], 'GET', '/api/policies/status/no-such-change'),
    ].map(({ correlationId }) => correlationId);
    expectThat(
      ids[0] === undefined || ids[0] !== ids[1],
      `GET /api/claims/no-such-claim and GET /api/policies/status/no-such-change answered the same x-correlation-id, ${String(ids[0])}. The customer reads it to your support: answer that of the call.`,
    );
  },
};

/** With the same session, of which there may be new tokens meanwhile. */
const inSpanish = async <T>(visitor: Visitor, read: () => Promise<T>): Promise<T> => {
  visitor.language = 'es';
  try {
    return await read();
  } finally {
    visitor.language = 'en';
  }
};

const otherLanguage: Story = {
  title: 'A customer who reads another language has the same data',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    const english = await everythingOf(visitor);
    step('reads everything in Spanish');
    const [recurring, single] = await inSpanish(visitor, async () => {
      await expectNothingNew(visitor, english, 'In Spanish');
      return [await agreementOf(visitor, 'UPDTPYMNT'), await agreementOf(visitor, 'NONRECURBILL')] as const;
    });
    expectThat(recurring !== single, 'GET /api/referencedata answered the same Spanish text for both agreements.');
    step('and the same prices');
    const policies = await visitor.read('/api/policies');
    const quoteId = textAt(policies, '0', 'quoteId');
    const asked = rateBody(await visitor.read('/api/customer'), policies, offered(policies).slice(-1), 'yearly');
    const requests = [
      ['/api/rates', asked, [['annualPremium'], ['monthlyPayment'], ['coverages']]],
      [
        '/api/rates/preview',
        { quoteId, rateBody: asked },
        [['proratedValue'], ['rate', 'annualPremium'], ['rate', 'monthlyPayment']],
      ],
    ] as const;
    for (const [page, body, paths] of requests.slice(0, quoteId ? 2 : 1)) {
      const price = async () => (await visitor.send('POST', page, { body })).data;
      const [one, same] = [await price(), await inSpanish(visitor, price)];
      for (const path of paths)
        expectThat(
          isSame(at(one, ...path), at(same, ...path)),
          `POST ${page} has the ${path.join('.')} ${shown(at(one, ...path))} in English, and ${shown(at(same, ...path))} in Spanish.`,
        );
    }
  },
};

export const harmlessStories: readonly Story[] = [
  readAgain,
  otherLanguage,
  agreements,
  prices,
  nothingThere,
  documents,
  strangersRead,
  refresh,
];
