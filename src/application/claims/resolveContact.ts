import type { Contact } from '../../domain/profile/contact';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ResolveProfile } from '../profile/resolveProfile';
import type { SaveProfileOutcome } from '../profile/saveProfile';
import { markContactVerified } from './markContactVerified';

interface Needs {
  readonly record: Pick<CustomerRecord, 'claim'>;
  readonly resolveProfile: ResolveProfile;
}

export type ResolveContact = ReturnType<typeof resolveContact>;

/** Finds out whether a contact whose reply was lost has been saved. Throws a 401. */
export const resolveContact =
  ({ record, resolveProfile }: Needs) =>
  async (contact: Contact, signal: AbortSignal): Promise<SaveProfileOutcome> => {
    const outcome = await resolveProfile(signal);
    if (outcome.kind === 'saved') markContactVerified(record, contact);
    return outcome;
  };
