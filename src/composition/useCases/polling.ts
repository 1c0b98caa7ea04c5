import { pollChange } from '../../application/changes/pollChange';

/** How a change that takes a while is followed to its end. */
export const pollingUseCases = { pollChange };
