import type { ProfileWrite } from './profileWrite';
import type { SaveProfileOutcome } from './saveProfile';

export type ResolveProfile = ReturnType<typeof resolveProfile>;

/** Finds out whether a change of the profile has been carried out; one that was not counts as refused. Throws a 401. */
export const resolveProfile =
  ({ profileWrite }: { readonly profileWrite: ProfileWrite }) =>
  async (signal: AbortSignal): Promise<SaveProfileOutcome> => {
    const finding = await profileWrite.resolve(signal);
    if (finding.kind === 'unknown') return finding;
    return finding.kind === 'done' ? { kind: 'saved' } : { kind: 'refused', message: '' };
  };
