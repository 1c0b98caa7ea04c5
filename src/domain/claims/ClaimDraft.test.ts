import { aClaim } from '../../../tests/support/claim';
import { day } from '../../../tests/support/arbitraries';
import {
  type ClaimDraft,
  claimLimits,
  emptyDraft,
  isInProgress,
  toNewClaim,
  whatHappened,
  whenHappened,
} from './ClaimDraft';

const today = day('2026-11-21');

const written: ClaimDraft = {
  ...emptyDraft,
  description: aClaim().description,
  equipment: 'Boiler',
  estimate: '$ 1,234.50',
  dateOfLoss: '2026-11-14',
};

describe('whatHappened', () => {
  it.each<[string, Partial<ClaimDraft>, string[]]>([
    ['everything', {}, []],
    ['the estimate as it was given', { estimate: '0' }, []],
    ['nothing', { description: '', equipment: '', estimate: '' }, ['description', 'equipment', 'estimate']],
    ['blanks', { description: ' ', equipment: '\n' }, ['description', 'equipment']],
    ['no equipment and no estimate', { equipment: '', estimate: '$ ' }, ['equipment', 'estimate']],
    ['an estimate that is no amount', { estimate: 'a lot' }, ['estimate']],
  ])('asks for description, equipment and estimate after the customer wrote %s @CLAIM-35', (_, change, fields) => {
    const errors = fields.map((field) => ({ field, message: `claim.${field}.required` }));
    expect(whatHappened({ ...written, ...change })).toEqual(errors);
  });
});

describe('whenHappened', () => {
  it.each([
    ['', 'claim.dateOfLoss.required'],
    ['2026-02-30', 'claim.dateOfLoss.required'],
    ['yesterday', 'claim.dateOfLoss.required'],
    ['2026-11-22', 'claim.dateOfLoss.future'],
  ])('reports for the date of loss %j on 2026-11-21: %s @CLAIM-37', (dateOfLoss, message) => {
    expect(whenHappened({ ...written, dateOfLoss }, today)[0]).toEqual({ field: 'dateOfLoss', message });
  });

  it.each(['2026-11-21', '2026-11-20', '1901-01-01'])('accepts %s on 2026-11-21 @CLAIM-37', (dateOfLoss) => {
    expect(whenHappened({ ...written, dateOfLoss }, today)).toEqual([]);
  });
});

describe('toNewClaim', () => {
  it('has the estimate as an amount, and nothing but the claim @CLAIM-42', () => {
    expect(toNewClaim({ ...written, otherPhoneNumber: '555-010-2030', idempotencyKey: 'key' })).toEqual(aClaim());
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
    expect(claimLimits).toEqual({ description: 512, equipment: 255, estimate: 16 });
    expect(emptyDraft).toEqual({
      agreedToFraudNotice: false,
      description: '',
      equipment: '',
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
