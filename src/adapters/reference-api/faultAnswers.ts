import type { NextFunction, Response } from 'express';
import type { WireFault } from '../faults/faultTable';

const HTML = '<!doctype html><html><body><h1>Bad Gateway</h1></body></html>';

/** What each kind of fault does to a call; `next` carries the call out. */
export const faultAnswers: Readonly<
  Record<WireFault['kind'], (response: Response, fault: WireFault, next: NextFunction) => unknown>
> = {
  answer: (response, { status = 500, message = '', description }) =>
    response.status(status).json({ message, ...(description !== undefined && { description }) }),
  noResponse: (response) => response.destroy(),
  lostAnswer: (response, _fault, next) => {
    response.writeHead = () => {
      response.destroy();
      return response;
    };
    next();
  },
  emptyBody: (response, { status = 502 }) => response.status(status).end(),
  html: (response, { status = 502 }) => response.status(status).type('html').send(HTML),
  malformed: (response) => response.status(200).type('json').send('{"data":{"authToken"'),
  cutShort: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"data":', () => response.destroy());
  },
  wrongShape: (response) => response.status(200).json({ data: 'of another shape' }),
  text: (response, { message = '' }) => response.status(200).type('json').send(message),
  delay: (_response, { milliseconds = 0 }, next) => setTimeout(next, milliseconds),
};
