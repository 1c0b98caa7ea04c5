import type { Account } from './Account';
import { fail } from './fail';
import { ownValue } from './ownValue';

const ANOTHER_REQUEST = 'The Idempotency-Key was used for another request.';

interface KeyedWrite<Reply> {
  readonly key: string | undefined;
  readonly sent: unknown;
  readonly write: () => Reply;
  /** A refusal is not kept: the customer may send the same again. If absent, the write refuses nothing. */
  readonly isDone?: (reply: Reply) => boolean;
  /** If absent, the refusal is a failure. */
  readonly refuse?: (message: string) => Reply;
}

/** Carries a write out once for each key: the same key and content have the first reply again, and other content is refused. */
export const onceByKey = <Reply>(
  account: Account,
  { key = '', sent, write, isDone = () => true, refuse = (message) => fail('other', message) }: KeyedWrite<Reply>,
): Reply => {
  if (key === '') return write();
  const replies = account.repliesByKey;
  const content = JSON.stringify(sent);
  const before = ownValue(replies, key);
  if (before) return before.sent === content ? (before.reply as Reply) : refuse(ANOTHER_REQUEST);
  const reply = write();
  if (isDone(reply)) replies[key] = { sent: content, reply };
  return reply;
};
