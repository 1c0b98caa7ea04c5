import type { Request } from 'express';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { sessionIn } from './requests';

/** A variation with a memory of its own for each persona. */
export const remembering = <Memory extends object>(
  name: string,
  calls: string | readonly string[],
  fresh: () => Memory,
  {
    asks,
    answers,
  }: {
    readonly asks?: (request: Request, memory: Memory, insurer: Insurer) => void;
    readonly answers?: (answer: Answer, memory: Memory, request: Request) => void;
  },
): Variation => {
  const memories = new WeakMap<object, Memory>();
  const of = new WeakMap<object, Memory>();
  return {
    name,
    calls: [calls].flat(),
    asks: (request, insurer) => {
      const memory = memories.get(insurer.world) ?? fresh();
      memories.set(insurer.world, memory);
      of.set(request, memory);
      asks?.(request, memory, insurer);
    },
    answers: (answer, request) => {
      const memory = of.get(request);
      if (memory) answers?.(answer, memory, request);
    },
  };
};

/** Whose request it is. */
const ownerOf = (request: Request, { world }: Insurer): string => world.sessions[sessionIn(request)]?.owner ?? '';

/** A variation until the customer writes a field of a call. Afterwards the answers are what was written. */
export const untilWritten = (write: string, field: string, variation: Variation): Variation => ({
  ...remembering(
    variation.name,
    [...variation.calls, write],
    () => ({ written: new Set<string>(), owners: new WeakMap<object, string>() }),
    {
      asks: (request, { owners }, insurer) => {
        owners.set(request, ownerOf(request, insurer));
      },
      answers: (answer, { written, owners }, request) => {
        const owner = owners.get(request) ?? '';
        if (!isCall(write, request.method, request.path)) {
          if (!written.has(owner)) variation.answers?.(answer, request);
        } else if (answer.status < 300 && Reflect.has(Object(request.body) as object, field)) written.add(owner);
      },
    },
  ),
  ...(variation.unless && { unless: variation.unless }),
});
