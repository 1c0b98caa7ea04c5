/** Opens a broadcast channel when it is first needed. Without one, there are no other tabs. */
export const lazyChannel = (open: () => BroadcastChannel): (() => BroadcastChannel | undefined) => {
  let opened: BroadcastChannel | undefined;
  return () => {
    try {
      return (opened ??= open());
    } catch {
      return undefined;
    }
  };
};
