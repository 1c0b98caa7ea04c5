import { sourcesIn } from '../../../tests/support/sourcesIn';
import { englishWords } from './english';
import { spanish } from './spanish';

describe('englishWords', () => {
  it('has words for every key, and every brace in a placeholder', () => {
    const withoutPlaceholders = (words: string): string => words.replaceAll(/\{[a-zA-Z]+\}/g, '');
    const isWrong = (words: string): boolean =>
      words.trim() === '' || /[{}]|undefined|TODO|Lorem/.test(withoutPlaceholders(words));
    expect(Object.entries<string>(englishWords).filter(([, words]) => isWrong(words))).toEqual([]);
  });
});

describe('A message of the specification', () => {
  // Tests of the rules and screens read the keys.
  it.each([
    ['login.userName.required', 'Email Address is required'],
    ['login.password.required', 'Password is required'],
    ['forgot.userName.required', 'Email is required'],
    ['reset.code.required', 'Verification Code is required'],
    ['reset.password.required', 'Password is required'],
    ['reset.repeated.required', 'Password verification is required'],
    ['reset.repeated.differs', 'Passwords do not match'],
    ['claim.description.required', 'Description is required'],
    ['claim.equipment.required', 'Equipment involved is required'],
    ['claim.estimate.required', 'Estimate is required'],
    ['claim.dateOfLoss.required', 'Date of loss is required'],
    ['claim.contact.email.required', 'Email address is required'],
    ['claim.contact.phoneNumber.required', 'Phone number is required'],
    ['profile.firstName.required', 'First Name is required'],
    ['profile.lastName.required', 'Last Name is required'],
    ['profile.address1.required', 'Address is required'],
    ['profile.city.required', 'City is required'],
    ['profile.state.required', 'State is required'],
    ['profile.zipCode.required', 'Zip Code is required'],
    ['profile.phoneNumber.required', 'Phone Number is required'],
    ['profile.phoneNumber.incomplete', 'Phone Number is not complete'],
    ['profile.contactPreference.required', 'Contact Preference is required'],
    ['profile.edelivery.required', 'eDelivery Preference is required'],
    ['email.email.required', 'Email Address is required.'],
    ['email.repeated.required', 'Re-enter email address.'],
    ['email.email.invalid', 'Email is invalid.'],
    ['email.repeated.differs', 'Email addresses do not match.'],
    ['email.code.required', 'Code is required.'],
    ['email.password.required', 'Password is required. '],
    ['cancel.reason.required', 'Cancellation reason is required'],
    ['edit.nothingSelected', 'Select at least one coverage.'],
    [
      'edit.pastDue',
      'Because your account is past due, you are unable to make changes at this time. Please update your payment method in order to take action on your account. For outstanding questions, please contact your agent.',
    ],
    [
      'edit.electronicTransfer',
      'We apologize, we are having system issues and are unable to process Electronic Funds Transfer payments. At this time, please make a payment with a Credit/Debit Card or contact your agent for alternate forms of payment.',
    ],
    ['claims.intro', "Filing a claim is easy. To start the process, press the 'Report a claim' button below."],
    ['email.inUse', 'That email address is already in use. Please choose another.'],
    ['email.expired', 'The verification code entered has expired.'],
    ['email.tooManyAttempts', 'Too many failed attempts to update email: {email}'],
    ['email.rejected', 'Unable to update email. Please verify that your verification code and password are correct.'],
    ['login.invalidCredentials', 'Invalid email or password'],
    ['login.logInFailed', 'There may be a technical issue'],
  ] as const)(
    '%s is “%s” @SIGNIN-3 @SIGNIN-19 @SIGNIN-26 @CLAIM-35 @CLAIM-37 @CLAIM-38 @PROFILE-16 @PROFILE-21 @PROFILE-24 @PROFILE-25 @PROFILE-29 @PROFILE-34 @POLICY-21 @POLICY-51 @POLICY-53 @POLICY-61 @CLAIM-3 @PROFILE-31 @PROFILE-35 @PROFILE-36 @PROFILE-37 @SIGNIN-5 @SIGNIN-6',
    (key, words) => {
      expect(englishWords[key]).toBe(words);
    },
  );
});

describe.each([
  ['english', englishWords],
  ['spanish', spanish.words],
])('The files of %s', (language, words) => {
  it('have every key once', () => {
    const inFiles = sourcesIn(`src/ui/text/${language}`, '.ts').flatMap(({ source }) =>
      [...source.matchAll(/^ {2}'?([^' :]+)'?:/gm)].map(([, key]) => key),
    );
    expect(inFiles.toSorted()).toEqual(Object.keys(words).toSorted());
  });
});
