import { Router } from 'express';
import { endpoint, pathParameter, untilAnswered } from '../endpoint';
import type { InsurerOf } from '../Insurer';
import { claimWire, filedClaim, summaryWire } from '../wire/claims';

/** Filing and following claims. */
export const claimsRoutes = (insurerOf: InsurerOf): Router =>
  Router()
    .get(
      '/api/claims',
      endpoint(insurerOf, async ({ claims }) => (await claims.list(untilAnswered)).map(summaryWire)),
    )
    .post(
      '/api/claims',
      endpoint(insurerOf, async ({ claims }, request) => {
        const claimNumber = await claims.submit(filedClaim(request.body), request.get('idempotency-key') ?? '');
        return { claimNumber };
      }),
    )
    .get(
      '/api/claims/:id',
      endpoint(insurerOf, async ({ claims }, request) =>
        claimWire(await claims.details(pathParameter(request, 'id'), untilAnswered)),
      ),
    );
