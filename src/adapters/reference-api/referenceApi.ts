import path from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiFailure } from '../../application/ApiFailure';
import { controlRoutes } from './controlRoutes';
import { faultMiddleware } from './faultMiddleware';
import { type InsurerOf, insurers } from './Insurer';
import { Refusal } from './Refusal';
import { authRoutes } from './routes/authRoutes';
import { billingRoutes } from './routes/billingRoutes';
import { claimsRoutes } from './routes/claimsRoutes';
import { customerRoutes } from './routes/customerRoutes';
import { policiesRoutes } from './routes/policiesRoutes';
import { ratesRoutes } from './routes/ratesRoutes';

const contract = path.join(__dirname, '../../../openapi/portal-api.yaml');

/** How a failure goes out: `{ message, description? }` and a correlation id (decisions, "The wire"). */
const failureHandler: ErrorRequestHandler = (failure: unknown, _request, response, _next) => {
  const { status, message, description } = described(failure);
  response
    .status(status)
    .set('x-correlation-id', crypto.randomUUID())
    .json({ message, ...(description && { description }) });
};

const described = (failure: unknown): { status: number; message: string; description?: string | undefined } => {
  if (failure instanceof ApiFailure) return failure.details;
  if (failure instanceof Refusal) return { status: failure.status, message: failure.message };
  // The validator's: a request or a reply that is not as the contract says, an unknown address, a missing token.
  if (failure instanceof Error && 'status' in failure && typeof failure.status === 'number') {
    return { status: failure.status, message: failure.message };
  }
  return { status: 500, message: 'The reference server failed.', description: String(failure) };
};

export interface ReferenceApi {
  readonly app: Express;
  readonly insurerOf: InsurerOf;
}

/**
 * The /api of the insurer over the in-memory adapter, with a wire mapping of its own. Every request and every reply is checked
 * against openapi/portal-api.yaml: a reply that is not as the contract says goes out as a 500 that says so.
 */
export const referenceApi = (): ReferenceApi => {
  const insurerOf = insurers();
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(controlRoutes(insurerOf));
  app.use(faultMiddleware(insurerOf));
  app.use(express.json({ limit: '100kb' }));
  app.use(
    OpenApiValidator.middleware({
      apiSpec: contract,
      validateRequests: { allowUnknownQueryParameters: false },
      validateResponses: true,
      validateSecurity: true,
      validateApiSpec: false,
    }),
  );
  app.use(authRoutes(insurerOf), claimsRoutes(insurerOf), policiesRoutes(insurerOf));
  app.use(ratesRoutes(insurerOf), customerRoutes(insurerOf), billingRoutes(insurerOf));
  app.use(failureHandler);
  return { app, insurerOf };
};
