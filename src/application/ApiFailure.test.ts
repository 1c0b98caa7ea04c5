import { ApiFailure } from './ApiFailure';

describe('ApiFailure', () => {
  it('says what it is and what the server said, where it is printed', () => {
    expect(String(new ApiFailure({ kind: 'other', status: 500, message: 'It broke.' }))).toBe('ApiFailure: It broke.');
  });
});
