/** Rejects with the failure where the work takes longer than that many milliseconds. The work itself goes on. */
export const within = async <T>(limit: number, work: Promise<T>, failure: Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(failure), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
