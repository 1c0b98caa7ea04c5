import { ComeBackAfter } from './ComeBackAfter';
import { TooManyAttempts } from './TooManyAttempts';
import type { TryLater } from './TryLater';

/** Says below the message of a failed call when to try again, if that is known. Rules FAULT-52 and FAULT-53. */
export const WhenToTryAgain = ({ later }: { readonly later: TryLater | undefined }) => {
  if (later === undefined) return null;
  return later.kind === 'closed' ? (
    <ComeBackAfter opensAt={later.opensAt} />
  ) : (
    <TooManyAttempts seconds={later.seconds} />
  );
};
