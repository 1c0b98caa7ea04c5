import { numberAt, textAt } from '../json';
import { everythingOf, expectStill } from './everything';
import { isSame } from './same';
import { knownTerms } from './saved';
import { codesOf, offered, rateBody, shownTerm, isPriceOf } from './shownPolicy';
import { type Stage, type Story, expectThat } from './Story';
import { describeReply } from './Visitor';

interface Priced {
  readonly held: readonly string[];
  readonly premium: number;
  /** What `POST /api/rates` answers. */
  readonly rate: unknown;
}

/** A preview has the price of the rate, and charges more for more. */
const expectPreview = (data: unknown, wanted: readonly string[], { held, premium, rate }: Priced): void => {
  const annual = numberAt(data, 'rate', 'annualPremium') ?? numberAt(data, 'annualPremium') ?? 0;
  const month = numberAt(data, 'rate', 'monthlyPayment') ?? numberAt(data, 'monthlyPayment') ?? 0;
  const prorated = numberAt(data, 'proratedValue') ?? 0;
  const name = `POST /api/rates/preview of ${wanted.join(' and ')}`;
  for (const [field, previewed, time] of [
    ['annualPremium', annual, 'year'],
    ['monthlyPayment', month, 'month'],
  ] as const) {
    const rated = numberAt(rate, field);
    expectThat(
      rated === undefined || (field === 'monthlyPayment' && previewed === 0) || isSame(previewed, rated),
      `${name}: ${previewed} a ${time}, POST /api/rates says ${String(rated)}.`,
    );
  }
  expectThat(
    month === 0 || isPriceOf(month, annual),
    `${name}: ${month} a month and ${annual} a year cannot both be dollars.`,
  );
  expectThat(
    Math.abs(prorated) <= Math.max(annual, premium) + 0.01,
    `${name}: proratedValue is ${prorated}, more than a whole year costs (${annual}).`,
  );
  const most = Math.abs(annual - premium) * 1.25 + 10;
  expectThat(
    premium === 0 || Math.abs(prorated) <= most,
    `${name}: proratedValue is ${prorated}, but a whole year costs ${annual} in the place of ${premium}: expected a part of the difference.`,
  );
  const more = wanted.length - held.length;
  const isSubset = more > 0 ? held.every((code) => wanted.includes(code)) : wanted.every((code) => held.includes(code));
  const isRight =
    premium === 0 ||
    !isSubset ||
    (more > 0 && annual > premium ? prorated >= 0 : more < 0 && annual < premium ? prorated <= 0 : true);
  expectThat(isRight, `${name}: proratedValue is ${prorated}, where the premium changes from ${premium} to ${annual}.`);
};

/** What a story knows of the customer who asks for prices. */
interface Asking extends Pick<Stage, 'visitor' | 'step'> {
  readonly policies: unknown;
  /** How the customer pays. */
  readonly ownTerm: string;
  readonly bodyOf: (codes: readonly string[], billingTerm: string) => object;
}

const askingOf = async ({ visitor, step }: Stage): Promise<Asking> => {
  const customer = await visitor.read('/api/customer');
  const policies = await visitor.read('/api/policies');
  const ownTerm = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
  const bodyOf = (codes: readonly string[], billingTerm: string) => rateBody(customer, policies, codes, billingTerm);
  return { visitor, step, policies, ownTerm, bodyOf };
};

const priceOf = async (
  { visitor, bodyOf }: Asking,
  codes: readonly string[],
  billingTerm: string,
  field: 'annualPremium' | 'monthlyPayment',
): Promise<number> => {
  const found = numberAt(await visitor.succeed('POST', '/api/rates', { body: bodyOf(codes, billingTerm) }), field);
  expectThat(
    found !== undefined && found > 0,
    `POST /api/rates has no ${field} for a customer who pays ${billingTerm}.`,
  );
  return found ?? 0;
};

/** Whether rates may have no price for a term: for single payments of a customer who pays otherwise. */
const mayLack = (billingTerm: string, ownTerm: string): boolean =>
  billingTerm === 'nonrecurringyearly' && ownTerm !== billingTerm;

/** The prices of all coverages that are offered, of one, and of those that the customer has. */
const askRates = async (asking: Asking, { held, premium }: Omit<Priced, 'rate'>): Promise<void> => {
  const { visitor, step, policies, ownTerm, bodyOf } = asking;
  const codes = offered(policies);
  step('a year costs more than a month, and the same at every request');
  const yearly = await priceOf(asking, codes, 'yearly', 'annualPremium');
  const monthly = await priceOf(asking, codes, 'monthly', 'monthlyPayment');
  const single = { body: bodyOf(codes, 'nonrecurringyearly') };
  if (!mayLack('nonrecurringyearly', ownTerm) || (await visitor.send('POST', '/api/rates', single)).status < 400) {
    const once = await priceOf(asking, codes, 'nonrecurringyearly', 'annualPremium');
    expectThat(
      once > yearly / 2 && once < yearly * 2,
      `POST /api/rates: ${once} for a single payment and ${yearly} for a recurring one cannot both be dollars.`,
    );
  }
  expectThat(
    isPriceOf(monthly, yearly),
    `POST /api/rates: ${monthly} a month and ${yearly} a year cannot both be dollars.`,
  );
  const again = await priceOf(asking, codes, 'yearly', 'annualPremium');
  expectThat(isSame(again, yearly), 'POST /api/rates answered two prices for one request.');

  if (codes.length > 1) step('two coverages cost more than one');
  for (const code of codes.length > 1 ? codes : []) {
    const one = await priceOf(asking, [code], 'yearly', 'annualPremium');
    expectThat(one < yearly, `POST /api/rates: ${code} alone costs ${one} a year, ${codes.join(' and ')} ${yearly}.`);
  }

  if (held.length === 0 || !held.every((code) => codes.includes(code)) || premium <= 0) return;
  step('the price of the present coverages is near the premium of the policy');
  const now = await priceOf(asking, held, 'yearly', 'annualPremium');
  expectThat(
    now < premium * 20 && now > premium / 20,
    `POST /api/rates: ${held.join(' and ')} cost ${now} a year, the policy says ${premium}.`,
  );
};

/** The previews of all coverages that are offered, and of one. */
const askPreviews = async (
  { visitor, step, policies, ownTerm, bodyOf }: Asking,
  present: Omit<Priced, 'rate'>,
): Promise<void> => {
  const codes = offered(policies);
  const quoteId = textAt(policies, '0', 'quoteId');
  step('the preview has the same price, charges more for more, and changes nothing');
  for (const wanted of quoteId === '' ? [] : [codes, codes.slice(-1)]) {
    const preview = (billingTerm: string) =>
      visitor.send('POST', '/api/rates/preview', { body: { quoteId, rateBody: bodyOf(wanted, billingTerm) } });
    // A policy that cannot change now has no preview.
    if ((await preview('yearly')).status >= 400) continue;
    for (const billingTerm of knownTerms) {
      const reply = await preview(billingTerm);
      if (reply.status >= 400 && billingTerm !== ownTerm) continue;
      expectThat(reply.status < 400, `${describeReply(reply)} to a customer who pays ${billingTerm}, expected 200.`);
      const rate = await visitor.send('POST', '/api/rates', { body: bodyOf(wanted, billingTerm) });
      expectThat(rate.status < 400 || mayLack(billingTerm, ownTerm), `${describeReply(rate)}, expected 200.`);
      expectPreview(reply.data, wanted, { ...present, rate: rate.data });
    }
  }
};

export const prices: Story = {
  title: 'A customer asks what coverages cost',
  isHarmless: true,
  tell: async (stage) => {
    const { visitor } = stage;
    const asking = await askingOf(stage);
    const before = await everythingOf(visitor);
    const term = shownTerm(asking.policies);
    const present = { held: codesOf(term), premium: numberAt(term, 'annualPremium') ?? 0 };
    await askRates(asking, present);
    await askPreviews(asking, present);
    await expectStill(visitor, before, 'After the prices');
  },
};
