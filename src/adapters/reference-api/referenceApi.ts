import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiFailure } from '../../application/ApiFailure';
import { controlRoutes } from './controlRoutes';
import { endpoints } from './endpoints';
import { faultMiddleware } from './faultMiddleware';
import { idempotency } from './idempotency';
import { insurers } from './Insurer';
import { Refusal } from './Refusal';
import { authRoutes } from './routes/authRoutes';
import { billingRoutes } from './routes/billingRoutes';
import { claimsRoutes } from './routes/claimsRoutes';
import { customerRoutes } from './routes/customerRoutes';
import { documentRoutes } from './routes/documentRoutes';
import { policiesRoutes } from './routes/policiesRoutes';
import { ratesRoutes } from './routes/ratesRoutes';
import { type InForce, type Variation, varying } from './Variation';

const contract = path.join(__dirname, '../../../openapi/portal-api.yaml');

// The validator compiles a schema for each response, and looks for ids in the whole contract each time. The contract has none.
const ofValidator = createRequire(require.resolve('express-openapi-validator'));
const { skipKeywords } = ofValidator('json-schema-traverse') as { readonly skipKeywords: object };
Object.assign(skipKeywords, { paths: true, components: true });

/** Sends a failure as `{ message, code?, description? }` with the correlation id of the call, or a new one. */
const errorHandler: ErrorRequestHandler = (failure: unknown, request, response, _next) => {
  const { status, message, code, description } = described(failure);
  response
    .status(status)
    .set('x-correlation-id', request.get('x-correlation-id') ?? crypto.randomUUID())
    .json({ message, ...(code && { code }), ...(description && { description }) });
};

const described = (
  failure: unknown,
): { status: number; message: string; code?: string | undefined; description?: string | undefined } => {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof ApiFailure) return { status: failure.details.status, message: failure.message };
  // From the validator: a request or response that violates the contract, an unknown address, a missing token.
  if (failure instanceof Error && 'status' in failure && typeof failure.status === 'number') {
    return { status: failure.status, message: failure.message };
  }
  return { status: 500, message: 'The reference server failed.', description: String(failure) };
};

/** Changes to the server, for tests that it must fail. */
export interface Variations {
  /** Its responses are validated. */
  readonly variant?: InForce;
  /** Its responses are sent without validation. */
  readonly mutant?: InForce;
}

const none = (): readonly Variation[] => [];

/**
 * The insurer's /api over the in-memory adapter, with its own wire mapping. Every request and response is validated
 * against openapi/portal-api.yaml; a response that violates the contract becomes a 500.
 */
export const referenceApi = ({ variant = none, mutant = none }: Variations = {}) => {
  const insurerOf = insurers();
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(controlRoutes(insurerOf));
  app.use(faultMiddleware(insurerOf));
  // These routes are not part of the contract.
  app.use(documentRoutes(insurerOf));
  app.use(express.json({ limit: '100kb' }));
  app.use(varying(insurerOf, mutant));
  app.use(
    OpenApiValidator.middleware({
      apiSpec: contract,
      validateRequests: { allowUnknownQueryParameters: false },
      validateResponses: true,
      validateSecurity: true,
      validateApiSpec: false,
    }),
  );
  app.use(varying(insurerOf, variant), idempotency(insurerOf));
  const routes = [authRoutes, claimsRoutes, policiesRoutes, ratesRoutes, customerRoutes, billingRoutes];
  app.use(endpoints(insurerOf, routes));
  app.use(errorHandler);
  return { app, insurerOf };
};
