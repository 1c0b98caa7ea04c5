/** The part of the heavy runs that is made: all with `HEAVY=1`, a quarter with `HEAVY=0.25`, and without it 0: a sample. */
export const heavyPart = Number(process.env['HEAVY'] ?? 0);

/** The number of runs of a property. */
export const runs = (sample: number, heavy: number): number =>
  heavyPart > 0 ? Math.max(sample, Math.ceil(heavy * heavyPart)) : sample;
