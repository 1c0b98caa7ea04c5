import type { ProfileChange } from '../../domain/customer/profileChange';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type Finding, findOut, openWrite } from '../unknownOutcome';
import { type ProfileIsSaved, changeOfDecision } from './profileIsSaved';

/** The change of the profile that was sent and has no known outcome, if there is one. */
export const openProfileChange = (record: Pick<CustomerRecord, 'sent'>): ProfileChange | undefined => {
  const write = openWrite(record, 'profile');
  return write && changeOfDecision(write.decision);
};

export type FindOutProfile = ReturnType<typeof findOutProfile>;

/** Reads back whether a change of the profile has been carried out. Throws a 401. */
export const findOutProfile =
  (record: Pick<CustomerRecord, 'sent'>, isSaved: ProfileIsSaved) =>
  (signal: AbortSignal): Promise<Finding> =>
    findOut(record, 'profile', (decision) => isSaved(decision, signal));
