import { signIn } from '../../application/session/signIn';

export const sessionUseCases = { signIn };
