import type { RequestHandler } from 'express';
import { faultAnswers } from './faultAnswers';
import { takeFault } from './faults';
import type { InsurerOf } from './Insurer';

/** Applies the faults that tests and provider states have set. */
export const faultMiddleware =
  (insurerOf: InsurerOf): RequestHandler =>
  (request, response, next) => {
    const fault = takeFault(insurerOf(request).faults, request.method, request.path);
    if (fault === undefined) return next();
    const { correlationId, retryAfter } = fault;
    if (correlationId !== undefined) response.set('x-correlation-id', correlationId);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    faultAnswers[fault.kind](response, fault, next);
  };
