import { completeEmailChange } from '../../application/profile/completeEmailChange';
import { confirmEmailChange } from '../../application/profile/confirmEmailChange';
import { requestEmailCode } from '../../application/profile/requestEmailCode';

export const profileUseCases = { completeEmailChange, confirmEmailChange, requestEmailCode };
