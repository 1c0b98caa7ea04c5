import { inSummer } from '../../../scripts/pact/scenarios/claimStories';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { accepted, answers, answersTo, change, type Edit, rename, set, success, update } from '../edits';
import { asking, bodyOf, idle, refusing, rewriting, textIn } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';
import {
  anHour,
  cents,
  cutBelowTheCent,
  dayBefore,
  dayEarlierIf,
  firstOf,
  later,
  lessOf,
  newWithout,
  refusesShort,
  restless,
  today,
  western,
  withoutAstral,
  yearOfTheWeek,
} from './values';

/** Backends that get claims wrong: their lists, days, amounts or texts. */

interface ClaimRow {
  readonly createdAt: string;
}

/** Changes the row of each claim that was filed within the last minute. */
const newRow = (of: object): Edit =>
  change('*', (row: ClaimRow) => (Date.now() - Date.parse(row.createdAt) < 60_000 ? { ...row, ...of } : row));

const dayAndMonthSwapped = (text: string): string =>
  Number(text.slice(8, 10)) > 12 ? text : text.replace(/-(\d\d)-(\d\d)/, '-$2-$1');

const isFiled = (row: object): boolean => String(Reflect.get(row, 'claimNumber')).startsWith('HC-301');

const claimText = (name: string, of: (text: string) => string): Variation =>
  answers(name, calls.getClaim, change('description', of), change('equipment', of));

export const claims: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    ...answersTo(calls.listClaims, {
      'own-claims-without-a-zone': change('*.createdAt', (moment: string) => moment.replace('Z', '')),
      'own-claims-days-alone': change('*.createdAt', (moment: string) => moment.slice(0, 10)),
      'own-claims-numbers-as-numbers': change('*.claimNumber', (number: string) =>
        Number(number.replaceAll(/\D/g, '')),
      ),
    }),
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.listClaims, {
      'claims-redirected': success(301, undefined, { Location: '/api/claims/' }),
      'lists-a-claim-twice': change('', (rows: readonly unknown[]) => [...rows, ...rows.slice(0, 1)]),
    }),
    restless('claim-numbers-of-each-read', calls.listClaims, '*.claimNumber'),
    ...answersTo(calls.getClaim, {
      'details-of-another-claim': set('claimNumber', 'HC-999'),
      'details-of-another-status': set('status', 'denied'),
      'details-of-another-day': set('createdAt', '2020-01-01T00:00:00Z'),
      'details-of-another-policy': set('policyNumber', 'HP-9'),
      'unknown-claims-are-empty': accepted({ data: { claimNumber: 'HC-1' } }),
    }),
  ),
  ...caughtBy(
    '--scenarios',
    ...answersTo(calls.listClaims, {
      'lists-one-page-of-claims': firstOf(20),
      'lists-each-claim-twice': change('', (rows: readonly unknown[]) => [...rows, ...rows]),
      'lists-no-claim': set('', []),
      'a-new-row-is-closed': newRow({ status: 'closed' }),
      'a-new-row-is-of-another-day': newRow({ createdAt: '2020-01-01T00:00:00Z' }),
      'lists-50-claims': firstOf(50),
      'lists-200-claims': firstOf(200),
      'closed-claims-are-hidden': lessOf('', ({ status }) => status !== 'closed'),
    }),
    newWithout(calls.listClaims, '*.status', isFiled),
    ...answersTo(calls.getClaim, {
      'claims-in-cents': change('estimate', cents),
      'claims-rounded': change('estimate', Math.floor),
      'claims-a-day-early': change('dateOfLoss', (day: string) =>
        new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10),
      ),
      'claims-cut-at-40': change('description', (text: string) => text.slice(0, 40)),
      'claims-in-ascii': change('description', (text: string) => text.replaceAll(/[^\x20-\x7e\n]/g, '?')),
      'claims-of-another-year': change('createdAt', () => '2020-01-01T00:00:00Z'),
      'claims-swap-fields': (answer) => {
        const { data } = Object(answer.body) as { data?: { equipment?: string; description?: string } };
        if (data) [data.equipment, data.description] = [data.description ?? '', data.equipment ?? ''];
      },
      'claims-an-hour-ahead': change('createdAt', later(anHour)),
      'moments-of-local-time': change('createdAt', later(-4 * anHour)),
      'texts-are-escaped': change('description', (text: string) => text.replaceAll('&', '&amp;')),
      'quotes-are-doubled': change('description', (text: string) => text.replaceAll("'", "''")),
      'lines-are-joined': change('description', (text: string) => text.replaceAll('\n', ' ')),
      'estimates-cut-below-the-cent': change('estimate', cutBelowTheCent),
      'estimates-of-zero-are-left-out': update('estimate', (amount) => amount || undefined),
      'estimates-of-zero-are-null': update('estimate', (amount) => amount || null),
      'claims-a-day-early-in-summer': change('dateOfLoss', dayEarlierIf(inSummer)),
      'claims-of-the-year-of-the-week': change('dateOfLoss', yearOfTheWeek),
      'claims-without-leap-days': change('dateOfLoss', (day: string) => day.replace('-02-29', '-03-01')),
      'claims-with-day-and-month-swapped': change('dateOfLoss', dayAndMonthSwapped),
      'claims-of-today-are-of-yesterday': change('dateOfLoss', (day: string) =>
        day === today() ? dayBefore(day) : day,
      ),
      'estimates-in-single-precision': change('estimate', Math.fround),
      'texts-counted-in-halves': change('description', (text: string) => text.slice(0, 512)),
    }),
    answers(
      'claims-of-another-policy',
      [calls.getClaim, calls.listClaims],
      set('policyNumber', 'HP-9'),
      change('*.policyNumber', () => 'HP-9'),
    ),
    newWithout(calls.getClaim, 'equipment', isFiled),
    idle('files-nothing', calls.fileClaim, { claimNumber: 'HC-1' }),
    asking('claims-keep-no-equipment', calls.fileClaim, (request) =>
      Object.assign(Object(request.body) as object, { equipment: 'Other' }),
    ),
    refusesShort('descriptions-of-ten-letters-at-least', calls.fileClaim, 'description', 10),
    refusing('links-are-refused', calls.fileClaim, (request) => textIn(request, 'description').includes('https://')),
    refusing(
      'estimates-below-a-billion',
      calls.fileClaim,
      (request) => Number(bodyOf(request)['estimate']) >= 1_000_000_000,
    ),
    rewriting('a-day-early-if-written-in-summer', calls.fileClaim, (body) => {
      const day = String(body['dateOfLoss']);
      // Seen in winter; the story takes a day of the other half of the year.
      if (inSummer(day) !== inSummer(new Date().toISOString().slice(0, 10))) body['dateOfLoss'] = dayBefore(day);
    }),
    rewriting('claims-of-today-are-refused', calls.fileClaim, (body) => {
      if (body['dateOfLoss'] === today()) body['dateOfLoss'] = '2099-01-01';
    }),
    rewriting('long-texts-are-cut', calls.fileClaim, (body) => {
      body['description'] = String(body['description']).slice(0, 255);
    }),
    answers(
      'claims-without-a-number-of-their-own',
      calls.fileClaim,
      rename('claimNumber', 'reference'),
      set('claimNumber', 'HC-1'),
    ),
    answers('a-firewall-refuses-what-looks-like-sql', calls.fileClaim, (answer, request) => {
      if (/--|\bselect\b.*\bfrom\b/i.test(textIn(request, 'description')))
        Object.assign(answer, { status: 403, body: '<html>Blocked</html>' });
    }),
    rewriting('estimates-below-100000', calls.fileClaim, (body) => {
      if (Number(body['estimate']) > 99_999.99 && Number(body['estimate']) <= 1e9) body['estimate'] = 99_999.99;
    }),
    rewriting('no-claim-of-zero-dollars', calls.fileClaim, (body) => {
      if (body['estimate'] === 0) body['estimate'] = -1;
    }),
    rewriting('takes-a-claim-of-the-day-after-tomorrow', calls.fileClaim, (body) => {
      const today = new Date().toISOString().slice(0, 10);
      const day = String(body['dateOfLoss']);
      if (day > today && day < '2099') body['dateOfLoss'] = today;
    }),
    claimText('spaces-are-joined', (text) => text.replaceAll(/ +/g, ' ')),
    claimText('a-zero-is-nothing', (text) => (text === '0' ? '' : text)),
    claimText('links-become-anchors', (text) => text.replaceAll(/(https?:\/\/[^\s<]+)/g, '<a href="$1">$1</a>')),
    claimText('addresses-are-hidden', (text) => text.replaceAll(/\S+@\S+/g, '[removed]')),
    claimText('places-are-filled', (text) => text.replaceAll(/\{\{.*?\}\}/g, '')),
    claimText('texts-become-numbers', (text) => (/^\d+e\d+$/i.test(text) ? String(Number(text)) : text)),
    claimText('texts-become-yes-or-no', (text) => (/^(?:no|off)$/i.test(text) ? 'false' : text)),
    claimText('texts-begin-with-a-capital', (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())),
    claimText('three-dots-are-one-sign', (text) => text.replaceAll('...', '…')),
    claimText('halves-are-one-sign', (text) => text.replaceAll('1/2', '½')),
    claimText('hearts-lose-their-colour', (text) => text.replaceAll('\ufe0f', '')),
    claimText('a-space-at-the-start-of-a-line-is-lost', (text) => text.replaceAll(/\n +/g, '\n')),
    claimText('texts-become-days', (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text)),
    claimText('texts-become-true-or-false', (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() : text)),
    claimText('texts-with-straight-apostrophes', (text) => text.replaceAll('’', "'")),
    claimText('texts-without-arabic', (text) => text.replaceAll(/\p{Script=Arabic}/gu, '?')),
    claimText('texts-without-devanagari', (text) => text.replaceAll(/\p{Script=Devanagari}/gu, '?')),
    claimText('texts-without-hangul', (text) => text.replaceAll(/\p{Script=Hangul}/gu, '?')),
    ...Object.entries({
      greek: /\p{Script=Greek}/gu,
      cyrillic: /\p{Script=Cyrillic}/gu,
      kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
      thai: /\p{Script=Thai}/gu,
      'joiners-of-words': /\u200c/g,
      'forms-of-han': /[\u{e0100}-\u{e01ef}]/gu,
      keycaps: /\u20e3/g,
      'flags-of-tags': /[\u{e0020}-\u{e007f}]/gu,
      dashes: /[–—]/g,
      'signs-of-code': /`/g,
      'signs-of-bold': /\*\*|__/g,
      'what-is-above-the-line': /²/g,
    }).map(([what, signs]) => claimText(`texts-without-${what}`, (text) => text.replaceAll(signs, ''))),
    claimText('texts-with-a-double-s', (text) => text.replaceAll('ß', 'ss')),
    claimText('texts-with-every-i-dotted', (text) => text.replaceAll('ı', 'i')),
    claimText('two-dollars-are-one', (text) => text.replaceAll('$$', '$')),
    claimText('texts-without-flags', (text) => text.replaceAll(/\p{Regional_Indicator}/gu, '')),
    claimText('colours-of-skin-are-lost', (text) => text.replaceAll(/\p{Emoji_Modifier}/gu, '')),
    claimText('amounts-are-places', (text) => text.replaceAll(/\$\d/g, '')),
    claimText('texts-end-at-a-bar', (text) => text.split('|')[0] ?? ''),
    claimText('texts-end-like-cdata', (text) => text.split(']]>')[0] ?? ''),
    claimText('texts-that-say-none-are-none', (text) => (/^(?:n\/a|null|none)$/i.test(text) ? '' : text)),
    claimText('texts-of-digits-are-numbers', (text) => (/^\d+$/.test(text) ? String(Number(text)) : text)),
    claimText('emoji-come-apart', (text) => text.replaceAll('\u200d', '')),
    claimText('empty-lines-are-lost', (text) => text.replaceAll(/\n+/g, '\n')),
    claimText('a-filter-of-words', (text) => text.replaceAll(/ass|sex/gi, '***')),
    claimText('long-numbers-are-hidden', (text) => text.replaceAll(/\d{9,}/g, '***')),
    claimText('arrows-are-one-sign', (text) => text.replaceAll('->', '→')),
    refusing('a-firewall-refuses-what-looks-like-an-attack', calls.fileClaim, (request) =>
      /drop table|\.\.\/|or 1=1/i.test(textIn(request, 'description')),
    ),
    claimText('formulas-are-quoted', (text) => text.replace(/^[=+\-@]/, "'$&")),
    claimText('a-number-sign-ends-a-text', (text) => text.split('#')[0] ?? ''),
    claimText('claims-without-hebrew', (text) => text.replaceAll(/[\u0590-\u05ff]/g, '?')),
    claimText('claims-without-emoji', withoutAstral),
    claimText('claims-without-tags', (text) => text.replaceAll(/<[^>]*>/g, '')),
    claimText('claims-with-less-than-escaped', (text) => text.replaceAll('<', '&lt;')),
    claimText('claims-without-backslashes', (text) => text.replaceAll('\\', '')),
    claimText('claims-with-quotes-escaped', (text) => text.replaceAll('"', '&quot;')),
    claimText('claims-as-in-a-form', (text) => text.replaceAll('+', ' ')),
    claimText('claims-decoded-once-more', (text) => text.replaceAll('%25', '%')),
    claimText('claims-unescaped', (text) => text.replaceAll('&amp;', '&')),
    claimText('claims-of-western-europe', western),
  ),
];
