import { unitOf } from './unitOf';

describe('unitOf', () => {
  it.each([
    ['240 Lake Ave Apt 4B', 'Apt 4B'],
    ['240 Lake Ave apt. #4', 'apt. #4'],
    ['240 Lake Ave #12', '#12'],
    ['240 Lake Ave, Unit 3, Rochester', 'Unit 3'],
    ['240 Lake Ave,#12', '#12'],
    ['240 Lake Ave Unit 3, Rochester', 'Unit 3'],
    ['240 Lake Ave Suite 200-A', 'Suite 200-A'],
    ['240 Lake Ave Fl 3', 'Fl 3'],
    ['240 Lake Ave, 3rd Floor', '3rd Floor'],
    ['240 Lake Ave 3rd floor', '3rd floor'],
    ['240 Lake Ave Bldg. C Apt 12', 'Bldg. C Apt 12'],
    ['240 Lake Ave Lot #7', 'Lot #7'],
    ['240 Lake Ave Rm 1204B', 'Rm 1204B'],
    ['240 Lake Ave PH 2', 'PH 2'],
    ['240 Lake Ave Miami FL 33101', ''],
    ['1 Space Dr', ''],
    ['12 Building Rd', ''],
    ['240 Lake Ave', ''],
    ['19 Unity Street', ''],
    ['', ''],
  ])('finds the apartment in "%s": "%s" @PROFILE-49', (typed, unit) => {
    expect(unitOf(typed)).toBe(unit);
  });
});
