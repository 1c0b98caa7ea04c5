import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../unknownOutcome';
import { findOutProfile } from './findOutProfile';
import type { LoadProfile } from './loadProfile';
import { profileIsSaved } from './profileIsSaved';
import { saveProfile } from './saveProfile';

interface Parts {
  readonly record: CustomerRecord;
  readonly customer: Pick<CustomerGateway, 'save'>;
  readonly loadProfile: LoadProfile;
  readonly ids: UniqueIds;
}

/** The use cases that save the profile. */
export const profileUseCases = ({ record, customer, loadProfile, ids }: Parts) => {
  const isSaved = profileIsSaved(loadProfile, record);
  return {
    saveProfile: saveProfile(customer, record, writeOnce(record, ids), isSaved),
    findOutProfile: findOutProfile(record, isSaved),
  };
};
