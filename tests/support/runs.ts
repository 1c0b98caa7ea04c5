/** How often a property is tried: a sample in `npm test`, all of it in the heavy runs (`HEAVY=1`). */
export const runs = (sample: number, heavy: number): number => (process.env['HEAVY'] === '1' ? heavy : sample);
