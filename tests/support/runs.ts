/** The number of runs of a property: a sample in `npm test`, all in the heavy runs (`HEAVY=1`). */
export const runs = (sample: number, heavy: number): number => (process.env['HEAVY'] === '1' ? heavy : sample);
