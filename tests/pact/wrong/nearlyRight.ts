import type { Request } from 'express';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { asking, bodyOf, rewriting } from '../requests';

/** Backends that accept a value that is only similar, empty, or not a string. */

export type Likeness = (given: string, known: string) => boolean;

export const hasAnotherLetter: Likeness = (given, known) =>
  given.length === known.length && [...given].filter((letter, index) => letter !== known[index]).length === 1;

export const hasOtherCapitals: Likeness = (given, known) => given.toLowerCase() === known.toLowerCase();

export type Right = (request: Request, insurer: Insurer) => string | undefined;

/** Accepts a value that is not a string as correct, as a loose comparison or a database query does. */
export const juggling = (call: string, field: string, right: Right): Variation =>
  asking(`what-is-no-text-is-the-right-${field}: ${call}`, call, (request, insurer) => {
    const body = bodyOf(request);
    if (typeof body[field] !== 'string' && body[field] !== undefined)
      body[field] = right(request, insurer) ?? body[field];
  });

/** Accepts a code whose last digit is wrong. */
export const nearlyRight = (call: string, field: string): Variation =>
  rewriting(`a-code-but-for-its-last-digit: ${call}`, call, (body) => {
    if (/^24681\d$/.test(String(body[field]))) body[field] = '246810';
  });

/** Accepts an empty value, as a directory accepts an empty password, or a database treats an empty string as null. */
export const nothingIsRight = (call: string, field: string, right: Right): readonly Variation[] =>
  ['', null].map((nothing) =>
    asking(`${JSON.stringify(nothing)}-is-the-right-${field}: ${call}`, call, (request, insurer) => {
      const body = bodyOf(request);
      if (body[field] === nothing) body[field] = right(request, insurer) ?? body[field];
    }),
  );
