import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import type { LoadProfile } from './loadProfile';
import { profileWrite, saveProfile } from './saveProfile';

interface Parts {
  readonly record: CustomerRecord;
  readonly customer: Pick<CustomerGateway, 'save'>;
  readonly loadProfile: LoadProfile;
  readonly ids: UniqueIds;
}

/** The use cases that save the profile. */
export const profileUseCases = ({ record, customer, loadProfile, ids }: Parts) => {
  const write = profileWrite(record, ids, loadProfile);
  return { saveProfile: saveProfile(customer, record, write), findOutProfile: write.findOut };
};
