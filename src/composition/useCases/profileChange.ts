import { profileWrite } from '../../application/profile/profileWrite';
import { resolveProfile } from '../../application/profile/resolveProfile';
import { saveProfile } from '../../application/profile/saveProfile';
import { saveSection } from '../../application/profile/saveSection';

/** A change of the profile, which a claim makes too. */
export const profileChangeUseCases = { profileWrite, resolveProfile, saveProfile, saveSection };
