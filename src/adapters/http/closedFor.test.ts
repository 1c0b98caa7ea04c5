import { closedFor } from './closedFor';

const answer = (status: number, headers: Record<string, string>) => closedFor(new Response(null, { status, headers }));

describe('closedFor @FAULT-51', () => {
  it('reads seconds', () => {
    expect(answer(503, { 'Retry-After': '120' })).toBe(120);
  });

  it('counts a date from the clock of the server', () => {
    const headers = { Date: 'Sun, 22 Nov 2026 13:00:00 GMT', 'Retry-After': 'Sun, 22 Nov 2026 13:05:00 GMT' };
    expect(answer(503, headers)).toBe(300);
    expect(answer(503, { 'Retry-After': headers['Retry-After'] })).toBeUndefined();
  });

  it.each(['', '0', '-5', 'soon', '1e3', '604801', '9'.repeat(400)])('ignores "%s"', (after) => {
    expect(answer(503, { 'Retry-After': after })).toBeUndefined();
  });

  it.each([200, 429, 500])('is for a 503, not for a %d', (status) => {
    expect(answer(status, { 'Retry-After': '120' })).toBeUndefined();
  });
});
