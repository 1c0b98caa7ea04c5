import {
  type FindOutContact,
  type SaveContact,
  findOutContact,
  saveContact,
} from '../../src/application/claims/saveContact';
import { type FindOutProfile, findOutProfile } from '../../src/application/customer/findOutProfile';
import { loadProfile } from '../../src/application/customer/loadProfile';
import { profileIsSaved } from '../../src/application/customer/profileIsSaved';
import { type SaveProfile, saveProfile } from '../../src/application/customer/saveProfile';
import type { CustomerGateway } from '../../src/application/ports/CustomerGateway';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';
import { writeOnce } from '../../src/application/unknownOutcome';
import { countedIds } from './policyUseCases';

interface Parts {
  readonly record: CustomerRecord;
  readonly customer: Pick<CustomerGateway, 'load' | 'save'>;
  readonly ids?: UniqueIds;
}

interface UseCases {
  readonly saveProfile: SaveProfile;
  readonly findOutProfile: FindOutProfile;
  readonly saveContact: SaveContact;
  readonly findOutContact: FindOutContact;
}

/** The use cases that save the profile, wired as the portal wires them. */
export const profileUseCases = ({ record, customer, ids = countedIds() }: Parts): UseCases => {
  const isSaved = profileIsSaved(loadProfile(customer, record), record);
  const save = saveProfile(customer, record, writeOnce(record, ids), isSaved);
  const find = findOutProfile(record, isSaved);
  return {
    saveProfile: save,
    findOutProfile: find,
    saveContact: saveContact(save, record),
    findOutContact: findOutContact(find, record),
  };
};
