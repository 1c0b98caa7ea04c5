import type { RequestHandler, Response } from 'express';
import type { InsurerOf } from './Insurer';
import { type Fault, takeFault } from './faults';

const HTML = '<!doctype html><html><body><h1>Bad Gateway</h1></body></html>';

const answerWith = (fault: Fault, response: Response): void => {
  const { status, message = '', description, correlationId, retryAfter } = fault;
  if (correlationId !== undefined) response.set('x-correlation-id', correlationId);
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  switch (fault.kind) {
    case 'answer':
      response.status(status ?? 500).json({ message, ...(description !== undefined && { description }) });
      return;
    case 'noResponse':
      response.destroy();
      return;
    case 'emptyBody':
      response.status(status ?? 502).end();
      return;
    case 'html':
      response
        .status(status ?? 502)
        .type('html')
        .send(HTML);
      return;
    case 'malformed':
      response.status(200).type('json').send('{"data":{"authToken"');
      return;
    case 'cutShort':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"data":', () => response.destroy());
      return;
    case 'wrongShape':
      response.status(200).json({ data: 'of another shape' });
      return;
    case 'text':
      response.status(200).type('json').send(message);
      return;
    case 'lostAnswer':
    case 'delay':
  }
};

/** Closes the socket after the call was carried out, instead of sending the response. */
const loseAnswer = (response: Response): void => {
  response.writeHead = () => {
    response.destroy();
    return response;
  };
};

/** Applies the faults that tests and provider states have set. */
export const faultMiddleware =
  (insurerOf: InsurerOf): RequestHandler =>
  (request, response, next) => {
    const fault = takeFault(insurerOf(request).faults, request.method, request.path);
    if (fault === undefined) next();
    else if (fault.kind === 'delay') setTimeout(next, fault.milliseconds ?? 0);
    else if (fault.kind === 'lostAnswer') {
      loseAnswer(response);
      next();
    } else answerWith(fault, response);
  };
