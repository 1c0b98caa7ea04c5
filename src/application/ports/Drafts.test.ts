import { Drafts } from './Drafts';

describe('Drafts', () => {
  it('are empty at first', () => {
    expect(new Drafts().of('payment', { city: '' }).read()).toEqual({ city: '' });
  });

  it('keep what was typed into a form from visit to visit', () => {
    const drafts = new Drafts();
    drafts.of('payment', { city: '' }).write({ city: 'Albany' });
    expect(drafts.of('payment', { city: '' }).read()).toEqual({ city: 'Albany' });
    expect(drafts.of('cancellation', { reason: '' }).read()).toEqual({ reason: '' });
  });

  it('forget one form after it was sent', () => {
    const drafts = new Drafts();
    const [payment, cancellation] = [drafts.of('payment', ''), drafts.of('cancellation', '')];
    payment.write('Albany');
    cancellation.write('We are moving.');
    payment.reset();
    expect([payment.read(), cancellation.read()]).toEqual(['', 'We are moving.']);
  });

  it('forget every form when the session ends', () => {
    const drafts = new Drafts();
    const payment = drafts.of('payment', '');
    payment.write('Albany');
    drafts.clear();
    expect(payment.read()).toBe('');
  });
});
