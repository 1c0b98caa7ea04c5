import { textAt } from '../json';
import { type Stage, eventually, expectThat } from './Story';

/** Polls a change until it is complete or has failed. Answers the change. */
export const untilSettled = async (
  { visitor, patience }: Pick<Stage, 'visitor' | 'patience'>,
  address: string,
): Promise<unknown> => {
  let change: unknown;
  await eventually(
    patience,
    async () => {
      change = await visitor.read(address);
      return ['complete', 'failed'].includes(textAt(change, 'status'));
    },
    () => `GET ${address} still says "${textAt(change, 'status')}", expected "complete"`,
  );
  return change;
};

/** Polls a change until it is complete. */
export const untilComplete = async (stage: Pick<Stage, 'visitor' | 'patience'>, address: string): Promise<void> => {
  const change = await untilSettled(stage, address);
  expectThat(
    textAt(change, 'status') === 'complete',
    `GET ${address} says "failed" (${textAt(change, 'message') || 'without a message'}), expected "complete".`,
  );
};
