import * as v from 'valibot';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import type { Money } from '../../domain/Money';
import type { Receipt } from '../../domain/billing/Receipt';
import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import type { EmailChange } from '../../domain/customer/emailChange';
import type { Profile } from '../../domain/customer/Profile';
import type { Policy } from '../../domain/policy/Policy';
import type { RatePreview } from '../../domain/policy/rates';
import type { SentWrites } from '../../application/ports/SentWrites';
import type { Session } from '../../domain/session/Session';

const date = v.custom<CalendarDate>((value) => typeof value === 'string' && CalendarDate.parse(value) !== undefined);
const moment = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);
const money = v.custom<Money>((value) => Number.isSafeInteger(value));
/** Visible ASCII, as a header needs. */
const headerText = v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/));
const token = v.pipe(headerText, v.nonEmpty());

const address = v.object({ address1: v.string(), city: v.string(), state: v.string(), zipCode: v.string() });

const coverage = v.object({
  code: v.string(),
  limitAmount: v.optional(v.string()),
  deductible: v.optional(v.string()),
});

const change = <T>(value: v.GenericSchema<unknown, T>) =>
  v.optional(v.object({ before: v.optional(value), after: v.optional(value) }));

const group =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (kept: unknown): T | undefined => {
    const result = v.safeParse(schema, kept);
    return result.success ? result.output : undefined;
  };

/** Checks each group of the vault. A group that the portal would not write counts as absent. */
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
      agreedToFraudNotice: v.boolean(),
      description: v.string(),
      equipment: v.string(),
      estimate: v.string(),
      dateOfLoss: v.string(),
      otherPhoneNumber: v.string(),
      contactVerified: v.boolean(),
      idempotencyKey: headerText,
      claimNumber: v.string(),
    }),
  ),
  profile: group<Profile>(
    v.object({
      firstName: v.string(),
      middleInitial: v.string(),
      lastName: v.string(),
      phoneNumber: v.string(),
      email: v.string(),
      address,
      mailingAddress: v.optional(address),
      contactPreference: v.string(),
      edeliveryPreference: v.boolean(),
      billingTerm: v.optional(v.string()),
      thirdPartyDesignee: v.optional(v.object({ fullName: v.string(), address: v.optional(address) })),
    }),
  ),
  policy: group<Policy>(
    v.object({
      policyNumber: v.string(),
      quoteId: v.optional(v.string()),
      residenceType: v.optional(v.string()),
      status: v.string(),
      monthlyPremium: v.optional(money),
      annualPremium: v.optional(money),
      termStart: v.optional(date),
      termEnd: v.optional(date),
      coverages: v.array(coverage),
      sessionCancel: v.boolean(),
    }),
  ),
  /** `readHistoryState` checks each state. */
  history: group<Readonly<Record<string, unknown>>>(v.record(v.string(), v.unknown())),
  email: group<EmailChange>(v.object({ email: v.string(), verification: v.string() })),
  sent: group<SentWrites>(
    v.record(
      v.string(),
      v.object({
        idempotencyKey: headerText,
        decision: v.string(),
        isNotDone: v.boolean(),
        correlationId: v.optional(v.string()),
      }),
    ),
  ),
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
            lastFour: v.optional(v.string()),
            cardType: v.optional(v.string()),
          }),
        ),
        due: change(money),
        amount: v.optional(v.union([money, v.literal('pending')])),
        reason: v.optional(v.string()),
      }),
    }),
  ),
  rate: group<RatePreview>(v.object({ annualPremium: v.optional(money), proratedValue: money })),
};
