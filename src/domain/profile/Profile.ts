import type { BillingTerm } from '../account/BillingTerm';
import { emptyTexts } from '../emptyTexts';
import { PostalAddress } from '../PostalAddress';
import { type ProfileText, profileTextNames } from './profileFields';

export const contactPreferences = ['email', 'sms'] as const;

export type ContactPreference = (typeof contactPreferences)[number];

export const isContactPreference = (text: string): text is ContactPreference =>
  contactPreferences.some((preference) => preference === text);

export interface ThirdPartyDesignee {
  readonly fullName: string;
  readonly address?: PostalAddress | undefined;
}

/** The customer. Only `email` is always known: a text that the insurer did not send is empty. */
export interface Profile extends Readonly<Record<ProfileText, string>> {
  /** The insured premises. */
  readonly address: PostalAddress;
  /** Absent when mail goes to the insured premises. */
  readonly mailingAddress?: PostalAddress | undefined;
  /** As received: a value other than `contactPreferences` counts as not chosen. */
  readonly contactPreference: string;
  readonly edeliveryPreference: boolean;
  readonly billingTerm?: BillingTerm | undefined;
  readonly thirdPartyDesignee?: ThirdPartyDesignee | undefined;
}

/** The defaults of a profile (rule PROFILE-44). */
export const profileDefaults = {
  contactPreference: 'email',
  edeliveryPreference: true,
} as const satisfies Partial<Profile>;

/** A profile of which nothing is known. */
export const emptyProfile: Profile = {
  ...profileDefaults,
  ...emptyTexts(profileTextNames),
  address: PostalAddress.empty,
};

/** The state whose rules apply to the customer (rule PROFILE-45). */
export const stateCode = ({ address }: Pick<Profile, 'address'>): string => address.state;
