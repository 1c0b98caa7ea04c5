import * as v from 'valibot';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Money } from '../../domain/Money';
import type { Rates } from '../../application/ports/CustomerRecord';
import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import type { EmailChange } from '../../domain/customer/emailChange';
import type { Profile } from '../../domain/customer/Profile';
import type { Policy } from '../../domain/policy/Policy';
import type { Session } from '../../domain/session/Session';
import { billingTerms } from '../../domain/billing/BillingTerm';
import { contactPreferences } from '../../domain/customer/Profile';
import { coverageCodes } from '../../domain/policy/Coverage';
import { CalendarDate as dates } from '../../domain/CalendarDate';

const date = v.custom<CalendarDate>((value) => typeof value === 'string' && dates.parse(value) !== undefined);
const money = v.custom<Money>((value) => Number.isSafeInteger(value));
/** Visible ASCII: what a header can carry. */
const headerText = v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/));
const token = v.pipe(headerText, v.nonEmpty());

const address = v.object({ address1: v.string(), city: v.string(), state: v.string(), zipCode: v.string() });

const coverage = v.object({
  code: v.picklist(coverageCodes),
  limitAmount: v.optional(v.string()),
  deductible: v.optional(v.string()),
});

const rate = v.object({ monthlyPayment: money, annualPremium: money });

const group =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (kept: unknown): T | undefined => {
    const result = v.safeParse(schema, kept);
    return result.success ? result.output : undefined;
  };

/** Checks what the vault kept, group by group: anything that is not just what the portal wrote counts as nothing. */
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
      isSent: v.boolean(),
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
      contactPreference: v.picklist(contactPreferences),
      edeliveryPreference: v.boolean(),
      dateOfBirth: date,
      billingTerm: v.optional(v.picklist(billingTerms)),
      thirdPartyDesignee: v.optional(v.object({ fullName: v.string(), address })),
    }),
  ),
  policy: group<Policy>(
    v.object({
      policyNumber: v.string(),
      quoteId: v.string(),
      residenceType: v.string(),
      status: v.string(),
      monthlyPremium: money,
      annualPremium: money,
      termStart: v.optional(date),
      termEnd: v.optional(date),
      coverages: v.array(coverage),
      sessionCancel: v.boolean(),
    }),
  ),
  email: group<EmailChange>(v.object({ email: v.string(), verification: v.string() })),
  rate: group<Rates>(
    v.object({ rate: v.optional(rate), preview: v.optional(v.object({ ...rate.entries, proratedValue: money })) }),
  ),
};
