/** The part of React's scheduler that the portal uses. Its own types leave out the length of a slice. */
declare module 'scheduler' {
  export const unstable_NormalPriority: number;
  export const unstable_scheduleCallback: (priority: number, work: () => void) => unknown;
  export const unstable_shouldYield: () => boolean;
  export const unstable_forceFrameRate: (framesPerSecond: number) => void;
}
