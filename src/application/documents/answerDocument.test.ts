import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { requestOf } from '../../domain/documents/DocumentRequest';
import type { DocumentProblem, ReadDocument } from '../ports/DocumentDesk';
import { answerDocument } from './answerDocument';

const fragment = '#decPage/2026-08-23/session-1';
const request = requestOf(fragment);
if (request === undefined) throw new Error('The fragment is one of a document.');
const pdf = new ArrayBuffer(8);

const open = async (readDocument: ReadDocument, policyIsKnown = true) => {
  const { record } = await memoryCustomer('ny-current');
  const policy = record.policy.read();
  if (!policyIsKnown) record.policy.reset();
  let session: string | undefined = 'session-1';
  const told: (DocumentProblem | undefined)[] = [];
  const handled: unknown[] = [];
  const answer = answerDocument({
    identity: () => (session === undefined ? undefined : { session, userName: 'ada' }),
    record,
    loadPolicy: async () => {
      if (policy) record.policy.write(policy);
      return policy;
    },
    readDocument,
    documentsBaseUrl: '/documents/',
    errors: { handle: (error) => void handled.push(error) },
    report: (of, problem) => {
      expect(of).toBe(fragment);
      told.push(problem);
    },
  });
  return { answer, told, handled, become: (next: string | undefined) => (session = next) };
};

describe('answerDocument', () => {
  it.each([true, false])(
    'reads a document of the session’s own policy; it knows the policy: %s @DOC-15',
    async (known) => {
      const read: string[] = [];
      const { answer, told } = await open(async (url) => {
        read.push(url);
        return pdf;
      }, known);
      expect(await answer(request)).toEqual({ kind: 'read', pdf });
      expect([read, told]).toEqual([['/documents/HP-10010001/decPage/2026-08-23.pdf'], [undefined]]);
    },
  );

  it.each([undefined, 'session-2'])('does not answer for another session, in session %s @DOC-15', async (session) => {
    const { answer, become } = await open(async () => pdf);
    become(session);
    expect(answer(request)).toBeUndefined();
  });

  it.each(['notFound', 'other', 'unknownOutcome'] as const)(
    'says why a document did not open: %s @DOC-14',
    async (kind) => {
      const problem = { message: 'Busy.', pause: { kind: 'tooManyAttempts', seconds: 60 } } as const;
      const { answer, told, handled } = await open(() => Promise.reject(failure(kind, problem)));
      expect(await answer(request)).toEqual({ kind: 'failed', problem });
      expect([told, handled]).toEqual([[undefined, problem], []]);
    },
  );

  it('leaves a 401 to the shared handler, which ends the session @DOC-14', async () => {
    const ended = failure('unauthorized');
    const opened = await open(() => Promise.reject(ended));
    opened.handled.push = (...errors: unknown[]) => {
      opened.become(undefined);
      return Array.prototype.push.apply(opened.handled, errors);
    };
    expect(await opened.answer(request)).toEqual({ kind: 'signedOut' });
    expect([...opened.handled]).toEqual([ended]);
  });

  it('does not answer the other tab once the session has ended @DOC-15', async () => {
    const opened = await open(async () => {
      opened.become(undefined);
      return pdf;
    });
    expect(await opened.answer(request)).toEqual({ kind: 'signedOut' });
  });
});
