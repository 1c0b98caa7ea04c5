import { unstable_forceFrameRate } from 'scheduler';

/**
 * Lets React render a transition for 16 ms at a time. React's own slices are 5 ms: a slow device does little in them, and shows a frame
 * after most of them.
 */
export const renderByFrame = (): void => unstable_forceFrameRate(60);
