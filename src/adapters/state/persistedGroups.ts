import * as v from 'valibot';
import type { SentWrites } from '../../application/ports/SentWrites';
import type { Receipt } from '../../domain/account/Receipt';
import { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import type { ClaimQuery } from '../../domain/claims/claimQuery';
import { claimTextNames } from '../../domain/claims/claimTexts';
import { Instant } from '../../domain/Instant';
import type { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
import type { RatePreview } from '../../domain/policy/rates';
import { addressParts } from '../../domain/PostalAddress';
import type { Contact } from '../../domain/profile/contact';
import type { EmailChange } from '../../domain/profile/emailChange';
import type { Profile } from '../../domain/profile/Profile';
import { profileTextNames } from '../../domain/profile/profileFields';
import { HEADER_TEXT, type Session } from '../../domain/session/Session';

const date = v.custom<CalendarDate>((value) => typeof value === 'string' && CalendarDate.parse(value) !== undefined);
const moment = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);
const money = v.custom<Money>(Number.isSafeInteger);
const headerText = v.pipe(v.string(), v.regex(HEADER_TEXT));
const token = v.pipe(headerText, v.nonEmpty());

/** Fields that hold any text. */
const texts = <const Field extends string>(...fields: Field[]) => v.entriesFromList(fields, v.string());
const optionalTexts = <const Field extends string>(...fields: Field[]) =>
  v.entriesFromList(fields, v.optional(v.string()));

/** Texts of a table. Data of an older release may lack one. */
const tableTexts = <const Name extends string>(names: readonly Name[]) =>
  v.entriesFromList(names, v.optional(v.string(), ''));

const address = v.object(tableTexts(addressParts));

const coverage = v.object({ ...texts('code'), ...optionalTexts('limitAmount', 'deductible') });

/** The facts of a term. */
const termFacts = {
  monthlyPremium: v.optional(money),
  annualPremium: v.optional(money),
  termStart: v.optional(date),
  termEnd: v.optional(date),
  coverages: v.array(coverage),
};

const change = <T>(value: v.GenericSchema<unknown, T>) =>
  v.optional(v.object({ before: v.optional(value), after: v.optional(value) }));

const paging = v.object({ index: v.custom<number>(Number.isSafeInteger), size: v.picklist([10, 20, 50, 100]) });

/** A check of the stored data. A value that the portal would not write counts as absent. */
const group =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (kept: unknown): T | undefined => {
    const result = v.safeParse(schema, kept);
    return result.success ? result.output : undefined;
  };

/** Stores `mayResend` as `isNotDone`, the name that every release reads. */
export const storedWrites = (writes: SentWrites) =>
  Object.fromEntries(
    Object.entries(writes).map(([name, { mayResend, ...write }]) => [name, { ...write, isNotDone: mayResend }]),
  );

/** The groups of the vault. */
export const persistedGroups = {
  auth: group<Session>(
    v.object({
      authToken: token,
      accessToken: headerText,
      refreshToken: token,
      userName: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  claim: group<ClaimDraft>(
    v.object({
      // Data of an older release may lack a text.
      ...tableTexts(claimTextNames),
      ...texts('estimate', 'dateOfLoss', 'otherPhoneNumber', 'claimNumber'),
      agreedToFraudNotice: v.boolean(),
      contactVerified: v.boolean(),
      idempotencyKey: headerText,
    }),
  ),
  claimContact: group<Partial<Contact>>(
    v.object(
      v.entriesFromList(['email', 'phoneNumber', 'otherPhoneNumber', 'contactPreference'], v.exactOptional(v.string())),
    ),
  ),
  claimsPlace: group<{ readonly query: ClaimQuery; readonly paging: v.InferOutput<typeof paging> }>(
    v.object({
      query: v.object({
        ...texts('status', 'search'),
        order: v.object({
          by: v.picklist(['reference', 'createdAt', 'status']),
          direction: v.picklist(['ascending', 'descending']),
        }),
      }),
      paging,
    }),
  ),
  paymentsPage: group(paging),
  profile: group<Profile>(
    v.object({
      ...tableTexts(profileTextNames),
      ...texts('email', 'contactPreference'),
      ...optionalTexts('billingTerm'),
      address,
      mailingAddress: v.optional(address),
      edeliveryPreference: v.boolean(),
      thirdPartyDesignee: v.optional(v.object({ ...texts('fullName'), address: v.optional(address) })),
    }),
  ),
  policy: group<Policy>(
    v.object({
      ...texts('policyNumber', 'status'),
      ...optionalTexts('quoteId', 'residenceType'),
      ...termFacts,
      running: v.optional(v.object(termFacts)),
      sessionCancel: v.boolean(),
    }),
  ),
  /** `readHistoryState` checks each state. */
  history: group<Readonly<Record<string, unknown>>>(v.record(v.string(), v.unknown())),
  email: group<EmailChange>(v.object(texts('email', 'verification'))),
  sent: group<SentWrites>(
    v.record(
      v.string(),
      v.pipe(
        v.object({
          ...texts('decision'),
          ...optionalTexts('correlationId'),
          idempotencyKey: headerText,
          isNotDone: v.boolean(),
        }),
        v.transform(({ isNotDone, ...write }) => ({ ...write, mayResend: isNotDone })),
      ),
    ),
  ),
  invitation: group<string>(v.string()),
  receipt: group<Receipt>(
    v.object({
      kind: v.picklist(['paymentMethod', 'frequency', 'coverages', 'cancellation']),
      at: moment,
      change: v.object({
        status: change(v.string()),
        coverages: change(v.array(v.string())),
        frequency: change(v.string()),
        premium: change(v.object({ period: v.picklist(['monthly', 'yearly']), amount: v.optional(money) })),
        method: change(
          v.object({
            type: v.picklist(['credit_card', 'bank_account_info', 'NONE']),
            ...optionalTexts('lastFour', 'cardType'),
          }),
        ),
        due: change(money),
        amount: v.optional(v.union([money, v.literal('pending')])),
        reason: v.optional(v.string()),
      }),
    }),
  ),
  rate: group<RatePreview>(
    v.object({ annualPremium: v.optional(money), monthlyPayment: v.optional(money), proratedValue: money }),
  ),
};
