/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "Pacific/Auckland"}
 */

import { serverClock } from './serverClock';

describe('The clock of the reference server', () => {
  it('has the days of New York, wherever the server is', () => {
    expect(new Date('2027-01-01T04:59:00Z').getHours()).toBe(17);
    const daysAt = (moment: string) => [serverClock(moment).today(), serverClock(moment).now()];
    expect(daysAt('2027-01-01T04:59:00Z')).toEqual(['2026-12-31', '2027-01-01T04:59:00.000Z']);
    expect(daysAt('2027-01-01T05:00:00Z')).toEqual(['2027-01-01', '2027-01-01T05:00:00.000Z']);
  });
});
