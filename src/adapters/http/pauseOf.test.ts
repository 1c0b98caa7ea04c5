import { pauseOf } from './pauseOf';

const answer = (status: number, headers: Record<string, string>) => pauseOf(new Response(null, { status, headers }));

const date = 'Sun, 22 Nov 2026 13:00:00 GMT';
const unreadable = ['', '0', '-5', 'soon', '1e3', '1.5', '2 minutes', '604801', '9'.repeat(400), '2026-11-22', date];

describe('pauseOf', () => {
  it('reads seconds @FAULT-51 @FAULT-53', () => {
    expect(answer(503, { 'Retry-After': '120' })).toEqual({ kind: 'closed', seconds: 120 });
    expect(answer(429, { 'Retry-After': ' 120 ' })).toEqual({ kind: 'tooManyAttempts', seconds: 120 });
  });

  it('counts a date from the clock of the server @FAULT-51 @FAULT-53', () => {
    const headers = { Date: date, 'Retry-After': 'Sun, 22 Nov 2026 13:05:00 GMT' };
    expect(answer(503, headers)).toEqual({ kind: 'closed', seconds: 300 });
    expect(answer(429, headers)).toEqual({ kind: 'tooManyAttempts', seconds: 300 });
    expect(answer(503, { 'Retry-After': headers['Retry-After'] })).toBeUndefined();
  });

  it.each(unreadable)('ignores "%s" @FAULT-51 @FAULT-53', (after) => {
    expect(answer(503, { Date: date, 'Retry-After': after })).toBeUndefined();
    expect(answer(429, { Date: date, 'Retry-After': after })).toEqual({ kind: 'tooManyAttempts' });
  });

  it.each([200, 403, 500, 502])('is for a 429 or 503, not for a %d @FAULT-51 @FAULT-53', (status) => {
    expect(answer(status, { 'Retry-After': '120' })).toBeUndefined();
  });

  it('needs no time for too many attempts @FAULT-53', () => {
    expect([answer(429, {}), answer(503, {})]).toEqual([{ kind: 'tooManyAttempts' }, undefined]);
  });
});
