import { autorun } from 'mobx';
import { observableDrafts } from './observableDrafts';

describe('observableDrafts', () => {
  it('are empty at first', () => {
    expect(observableDrafts().of('payment', { city: '' }).read()).toEqual({ city: '' });
  });

  it('keep what was typed into a form from visit to visit', () => {
    const drafts = observableDrafts();
    drafts.of('payment', { city: '' }).write({ city: 'Albany' });
    expect(drafts.of('payment', { city: '' }).read()).toEqual({ city: 'Albany' });
    expect(drafts.of('cancellation', { reason: '' }).read()).toEqual({ reason: '' });
  });

  it('forget one form after it was sent', () => {
    const drafts = observableDrafts();
    const [payment, cancellation] = [drafts.of('payment', ''), drafts.of('cancellation', '')];
    payment.write('Albany');
    cancellation.write('We are moving.');
    payment.reset();
    expect([payment.read(), cancellation.read()]).toEqual(['', 'We are moving.']);
  });

  it('notify their observers of each change', () => {
    const drafts = observableDrafts();
    const payment = drafts.of('payment', '');
    const shown: string[] = [];
    const stop = autorun(() => shown.push(payment.read()));
    payment.write('Albany');
    payment.reset();
    drafts.of('payment', '').write('Troy');
    drafts.clear();
    stop();
    expect(shown).toEqual(['', 'Albany', '', 'Troy', '']);
  });

  it('forget every form when the session ends', () => {
    const drafts = observableDrafts();
    const payment = drafts.of('payment', '');
    payment.write('Albany');
    drafts.clear();
    expect(payment.read()).toBe('');
  });
});
