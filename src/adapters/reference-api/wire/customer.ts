import { emptyTexts } from '../../../domain/emptyTexts';
import type { Profile } from '../../../domain/profile/Profile';
import type { ProfileChange } from '../../../domain/profile/profileChange';
import { profileTextNames } from '../../../domain/profile/profileFields';

/** The profile, with the billing term below `billingMethod`. */
export const customerWire = ({ billingTerm, ...profile }: Profile) => ({
  ...profile,
  ...(billingTerm !== undefined && { billingMethod: { billingTerm } }),
});

/** The texts that a reply may leave out. Every customer has an email. */
const { email: _, ...ifAbsent } = emptyTexts(profileTextNames);

/** The profile after a reply whose addresses have no state: a backend sends it in one of two fields. */
export const profileOfWire = (
  profile: Profile,
  { billingMethod, address, mailingAddress, thirdPartyDesignee, ...fields }: ReturnType<typeof customerWire>,
): Profile => {
  const { state } = profile.address;
  return {
    ...profile,
    ...ifAbsent,
    ...fields,
    billingTerm: billingMethod?.billingTerm,
    address: { ...address, state },
    mailingAddress: mailingAddress && { ...mailingAddress, state },
    thirdPartyDesignee: thirdPartyDesignee && {
      ...thirdPartyDesignee,
      address: thirdPartyDesignee.address && { ...thirdPartyDesignee.address, state },
    },
  };
};

/** Fields that describe the change and are not part of the profile. */
const aboutTheChange = ['changeReasonDescription', 'changeDescriptionType'];

/** The fields that a body changes. */
export const profileChange = (body: object): ProfileChange =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !aboutTheChange.includes(field)));
