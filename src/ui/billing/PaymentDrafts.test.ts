import { sessionOf, sessionSlot } from '../../../tests/support/FakeNetwork';
import { PaymentDrafts, emptyPaymentDraft } from './PaymentDrafts';

const draft = { ...emptyPaymentDraft, address: { ...emptyPaymentDraft.address, city: 'Albany' } };

describe('PaymentDrafts', () => {
  it('is empty at first', () => {
    expect(new PaymentDrafts(sessionSlot(sessionOf('nora'))).read()).toBe(emptyPaymentDraft);
  });

  it('keeps what the customer wrote, over a renewal of the tokens too', () => {
    const session = sessionSlot(sessionOf('nora'));
    const drafts = new PaymentDrafts(session);
    drafts.write(draft);

    session.write(sessionOf('nora', 2));

    expect(drafts.read()).toBe(draft);
  });

  it('shows it to nobody else', () => {
    const session = sessionSlot(sessionOf('nora'));
    const drafts = new PaymentDrafts(session);
    drafts.write(draft);

    session.write(sessionOf('marcus'));
    expect(drafts.read()).toBe(emptyPaymentDraft);

    session.reset();
    expect(drafts.read()).toBe(emptyPaymentDraft);
  });

  it('keeps nothing that nobody signed in wrote', () => {
    const session = sessionSlot();
    const drafts = new PaymentDrafts(session);
    drafts.write(draft);

    expect(drafts.read()).toBe(emptyPaymentDraft);
  });

  it('forgets', () => {
    const drafts = new PaymentDrafts(sessionSlot(sessionOf('nora')));
    drafts.write(draft);
    drafts.reset();

    expect(drafts.read()).toBe(emptyPaymentDraft);
  });
});
