import type { Exchange } from '../contract';
import { textAt } from '../json';

/** The name, address, phone number and policy numbers in the replies to each customer, by user name. */
const known = new Map<string, Set<string>>();

const textsOf = (path: string, data: unknown): readonly string[] => {
  const text = (...keys: readonly string[]): string => textAt(data, ...keys);
  if (path === '/api/policies' && Array.isArray(data)) return data.map((policy) => textAt(policy, 'policyNumber'));
  if (path !== '/api/customer') return [];
  const name = [text('firstName'), text('lastName')];
  return [name.includes('') ? '' : name.join(' '), text('email'), text('phoneNumber'), text('address', 'address1')];
};

/** Keeps what a reply tells a customer about themselves. */
export const remember = (userName: string, path: string, data: unknown): void => {
  const texts = known.get(userName) ?? new Set();
  known.set(userName, texts);
  for (const text of textsOf(path, data)) if (text.length >= 6) texts.add(text);
};

/**
 * Finds what a reply tells anybody else about a customer. A refusal may name the customer whose tokens the call has. Without tokens, neither a
 * refusal nor the reply to a request for a code may name one.
 */
export const personIn = ({ method, path, status, sent, received }: Exchange, userName: string): string | undefined => {
  const isAuth = path.startsWith('/api/auth/');
  if (status < 400 && !(isAuth && method === 'POST' && !/login|token/.test(path))) return undefined;
  const own = isAuth ? undefined : known.get(userName);
  return (
    [...known.values()]
      .flatMap((texts) => [...texts])
      // An invitation tells whose it is.
      .filter((text) => !own?.has(text) && !(isAuth && text.includes('@')))
      .find((text) => received.includes(text) && !sent.includes(text))
  );
};
