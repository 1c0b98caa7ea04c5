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
    [
      'nothing',
      { description: '', equipment: '', estimate: '' },
      ['claim.description.required', 'claim.equipment.required', 'claim.estimate.required'],
    ],
    ['blanks', { description: ' ', equipment: '\n' }, ['claim.description.required', 'claim.equipment.required']],
    [
      'no equipment and no estimate',
      { equipment: '', estimate: '$ ' },
      ['claim.equipment.required', 'claim.estimate.required'],
    ],
    ['an estimate that is no amount', { estimate: 'a lot' }, ['claim.estimate.required']],
  ])('asks for description, equipment and estimate after the customer wrote %s @CLAIM-35', (_, change, messages) => {
    expect(whatHappened({ ...written, ...change }).map(({ message }) => message)).toEqual(messages);
  });

  it('names the field of each error', () => {
    const fields = ['description', 'equipment', 'estimate'] as const;
    for (const field of fields) {
      expect(whatHappened({ ...written, [field]: '' })).toEqual([{ field, message: `claim.${field}.required` }]);
    }
  });
});

describe('whenHappened', () => {
  it.each(['', '2026-11-22'])('reports %j at the date of loss', (dateOfLoss) => {
    expect(whenHappened({ ...written, dateOfLoss }, today).map(({ field }) => field)).toEqual(['dateOfLoss']);
  });

  it.each([
    ['', 'claim.dateOfLoss.required'],
    ['2026-02-30', 'claim.dateOfLoss.required'],
    ['yesterday', 'claim.dateOfLoss.required'],
    ['2026-11-22', 'claim.dateOfLoss.future'],
    ['2026-11-21', undefined],
    ['2026-11-20', undefined],
    ['1901-01-01', undefined],
  ])('reports for the date of loss %j on 2026-11-21: %s @CLAIM-37', (dateOfLoss, message) => {
    expect(whenHappened({ ...written, dateOfLoss }, today)[0]?.message).toBe(message);
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
