import { contactOf } from './contactOf';

describe('contactOf', () => {
  it('is empty, with the default preference, without a profile', () => {
    expect(contactOf(undefined, '')).toEqual({
      email: '',
      phoneNumber: '',
      otherPhoneNumber: '',
      contactPreference: 'email',
    });
  });
});
