import { pollChange } from '../../application/changes/pollChange';
import { wire } from '../wire';

/** How a change that takes a while is followed to its end. */
export const pollingModule = wire((provide) => {
  provide('pollChange', ['wait'], pollChange);
});
