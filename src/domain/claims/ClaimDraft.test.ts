import { day } from '../../../tests/support/arbitraries';
import { aClaim, aClaimDraft } from '../../../tests/support/claim';
import {
  type ClaimDraft,
  claimLimits,
  emptyDraft,
  isInProgress,
  toNewClaim,
  whatHappened,
  whenHappened,
} from './ClaimDraft';
import { emptyClaimTexts } from './claimTexts';

const today = day('2026-11-21');

const written = aClaimDraft();

describe('whatHappened', () => {
  it.each<[string, Partial<ClaimDraft>, string[]]>([
    ['everything', {}, []],
    ['the estimate as it was given', { estimate: '0' }, []],
    ['nothing', { description: '', equipment: '', estimate: '' }, ['description', 'equipment', 'estimate']],
    ['blanks', { description: ' ', equipment: '\n' }, ['description', 'equipment']],
    ['no equipment and no estimate', { equipment: '', estimate: '$ ' }, ['equipment', 'estimate']],
  ])('asks for description, equipment and estimate after the customer wrote %s @CLAIM-35', (_, change, fields) => {
    const errors = fields.map((field) => ({ field, message: `claim.${field}.required` }));
    expect(whatHappened({ ...written, ...change })).toEqual(errors);
  });
});

describe('the estimate', () => {
  it.each(['a lot', '-5', '1.234', '1,23,4'])('is refused with an example if it is %j @INPUT-39', (estimate) => {
    expect(whatHappened({ ...written, estimate })).toEqual([{ field: 'estimate', message: 'claim.estimate.invalid' }]);
  });

  it.each(['$ 999,999,999.99', '250,75', '00000000000000250'])('may be %j', (estimate) => {
    expect(whatHappened({ ...written, estimate })).toEqual([]);
  });

  it.each([
    '$ 1,000,000,000',
    '$ 99,999,999,999.00',
    '$ 1,000,000,000.01',
    '99999999999999',
    '$ 123,456,789,012,345,678',
  ])('has 16 characters at most with its cents, which %j has not @CLAIM-36', (estimate) => {
    const [error] = whatHappened({ ...written, estimate });
    expect(error).toEqual({ field: 'estimate', message: 'claim.estimate.high' });
  });
});

describe('whenHappened', () => {
  it.each([
    ['', 'claim.dateOfLoss.required'],
    ['2/29/2026', 'shell.date.impossible'],
    ['2026-02-30', 'shell.date.impossible'],
    ['11//', 'shell.date.impossible'],
    ['11/20/202', 'shell.date.impossible'],
    ['11/20/26', 'shell.date.shortYear'],
    ['2026-11-22', 'claim.dateOfLoss.future'],
  ])('reports for the date of loss %j on 2026-11-21: %s @CLAIM-37 @INPUT-43', (dateOfLoss, message) => {
    expect(whenHappened({ ...written, dateOfLoss }, today)[0]).toEqual({ field: 'dateOfLoss', message });
  });

  it.each(['2026-11-21', '2026-11-20', '1901-01-01'])('accepts %s on 2026-11-21 @CLAIM-37', (dateOfLoss) => {
    expect(whenHappened({ ...written, dateOfLoss }, today)).toEqual([]);
  });
});

describe('toNewClaim', () => {
  it('has the estimate as an amount, and nothing but the claim @CLAIM-42', () => {
    expect(toNewClaim({ ...written, otherPhoneNumber: '555-201-2030' })).toEqual(aClaim());
  });

  it.each<[string, Partial<ClaimDraft>]>([
    ['an amount', { estimate: '$ ' }],
    ['a date', { dateOfLoss: '' }],
  ])('is undefined without %s', (_, change) => {
    expect(toNewClaim({ ...written, ...change })).toBeUndefined();
  });
});

describe('A claim draft', () => {
  it('has its limits, and starts empty with the estimate "0" @CLAIM-36 @CLAIM-41', () => {
    expect(claimLimits).toMatchObject({ description: 512, equipment: 255, estimate: 16 });
    expect(emptyClaimTexts).toMatchObject({ description: '', equipment: '' });
    expect(emptyDraft).toEqual({
      ...emptyClaimTexts,
      agreedToFraudNotice: false,
      estimate: '0',
      dateOfLoss: '',
      otherPhoneNumber: '',
      contactVerified: false,
      idempotencyKey: '',
      claimNumber: '',
    });
  });

  it('is in progress once the customer has agreed to the fraud notice @CLAIM-5', () => {
    expect(isInProgress(emptyDraft)).toBe(false);
    expect(isInProgress({ ...emptyDraft, claimNumber: 'HC-1' })).toBe(false);
    expect(isInProgress({ ...emptyDraft, agreedToFraudNotice: true })).toBe(true);
  });
});
