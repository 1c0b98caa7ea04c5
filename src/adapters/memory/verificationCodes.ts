import type { Clock } from '../../application/ports/Clock';
import { Instant } from '../../domain/Instant';
import type { World } from './World';

/**
 * The codes of the in-memory insurer. It always sends the right one. The provider states return `forPassword` and `forEmail`, each right
 * for one purpose, so that the verification finds a backend that confuses them.
 */
export const verificationCodes = {
  right: '246810',
  forPassword: '246813',
  forEmail: '246815',
  expired: '111111',
  tooManyAttempts: '999999',
} as const;

type Purpose = 'forPassword' | 'forEmail';

const VALID_FOR_MINUTES = 20;

export const sendCode = (world: World, address: string, clock: Clock): void => {
  world.messages.push({
    to: address,
    text: `Your verification code is ${verificationCodes.right}. It is valid for ${VALID_FOR_MINUTES} minutes.`,
    sentAt: clock.now(),
  });
};

export type CodeVerdict = 'right' | 'rejected' | 'expired' | 'tooManyAttempts';

const lastTo = ({ messages }: World, address: string) => messages.findLast(({ to }) => to === address);

/** A code works once. */
export const useCode = (world: World, address: string): void => {
  const sent = lastTo(world, address);
  if (sent) sent.isUsed = true;
};

/** The right code is also valid if none was sent to anybody, so that a tester can open the next screen directly. */
export const judgeCode = (world: World, purpose: Purpose, address: string, code: string, clock: Clock): CodeVerdict => {
  if (code === verificationCodes.expired) return 'expired';
  if (code === verificationCodes.tooManyAttempts) return 'tooManyAttempts';
  if (code !== verificationCodes.right && code !== verificationCodes[purpose]) return 'rejected';
  const sent = lastTo(world, address);
  if (sent ? sent.isUsed : world.messages.length > 0) return 'rejected';
  const age = sent === undefined ? 0 : Instant.millisecondsBetween(sent.sentAt, clock.now());
  return age > VALID_FOR_MINUTES * 60_000 ? 'expired' : 'right';
};
