import type { CalendarDate } from '../CalendarDate';
import type { PostalAddress } from '../PostalAddress';
import type { BillingTerm } from '../billing/BillingTerm';

export type ContactPreference = 'email' | 'sms';

export const contactPreferences: readonly ContactPreference[] = ['email', 'sms'];

export interface ThirdPartyDesignee {
  readonly fullName: string;
  readonly address: PostalAddress;
}

/** The customer, as document 1, section 3 lists the fields. */
export interface Profile {
  readonly firstName: string;
  readonly middleInitial: string;
  readonly lastName: string;
  /** As stored: "555-010-2030" or "+15550102030"; shown through `PhoneNumber.ofStored`. */
  readonly phoneNumber: string;
  readonly email: string;
  /** The insured premises. */
  readonly address: PostalAddress;
  /** Absent when mail goes to the insured premises. */
  readonly mailingAddress?: PostalAddress | undefined;
  readonly contactPreference: ContactPreference;
  readonly edeliveryPreference: boolean;
  readonly dateOfBirth: CalendarDate;
  readonly billingTerm?: BillingTerm | undefined;
  readonly thirdPartyDesignee?: ThirdPartyDesignee | undefined;
}

/** What a profile has where the reply says nothing (document 1, section 3). */
export const profileDefaults = {
  contactPreference: 'email',
  edeliveryPreference: true,
  dateOfBirth: '1999-01-01' as CalendarDate,
} as const satisfies Partial<Profile>;

/** The state whose rules apply to the customer: that of the insured premises. */
export const stateCode = ({ address }: Pick<Profile, 'address'>): string => address.state;
