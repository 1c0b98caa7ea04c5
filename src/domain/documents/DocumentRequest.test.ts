import * as fc from 'fast-check';
import { CalendarDate } from '../CalendarDate';
import { fragmentOf, requestOf } from './DocumentRequest';
import { documentKinds } from './policyDocuments';

describe('requestOf', () => {
  it('reads the fragment that fragmentOf writes @DOC-15', () => {
    const date = CalendarDate.parse('2026-08-23');
    if (date === undefined) throw new Error('The date is a date.');
    fc.assert(
      fc.property(fc.constantFrom(...documentKinds), fc.uuid(), (kind, session) => {
        const request = { kind, date, session };
        expect(requestOf(fragmentOf(request))).toEqual(request);
      }),
    );
  });

  it.each([
    '',
    '#',
    '#decPage/2026-08-23',
    '#decPage/2026-08-23/',
    '#decPage/2026-02-30/s-1',
    '#other/2026-08-23/s-1',
    '#toString/2026-08-23/s-1',
    '#../decPage/2026-08-23/s-1',
    '#decPage/2026-08-23/s-1/more',
    '#decPage/2026-08-23/s-1\n',
    '#decPage/2026-08-23/%2e%2e',
  ])('refuses %j @DOC-15', (fragment) => {
    expect(requestOf(fragment)).toBeUndefined();
  });
});
