import { unitOf } from './unitOf';

describe('unitOf', () => {
  it.each([
    ['240 Lake Ave Apt 4B', 'Apt 4B'],
    ['240 Lake Ave apt. #4', 'apt. #4'],
    ['240 Lake Ave #12', '#12'],
    ['240 Lake Ave, Unit 3, Rochester', ''],
    ['240 Lake Ave Unit 3, Rochester', 'Unit 3'],
    ['240 Lake Ave Suite 200-A', 'Suite 200-A'],
    ['240 Lake Ave', ''],
    ['19 Unity Street', ''],
    ['', ''],
  ])('finds the apartment in "%s": "%s" @PROFILE-49', (typed, unit) => {
    expect(unitOf(typed)).toBe(unit);
  });
});
