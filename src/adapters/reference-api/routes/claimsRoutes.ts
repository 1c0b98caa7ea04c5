import { type Endpoints, pathParameter, untilAnswered } from '../endpoints';
import { claimWire, filedClaim, summaryWire } from '../wire/claims';

export const claimsRoutes = ({ get, post }: Endpoints): void => {
  get('/api/claims', async ({ claims }) => (await claims.list(untilAnswered)).map(summaryWire));
  post('/api/claims', async ({ claims }, request) => {
    const claimNumber = await claims.submit(filedClaim(request.body), request.get('idempotency-key') ?? '');
    return { claimNumber };
  });
  get('/api/claims/:id', async ({ claims }, request) =>
    claimWire(await claims.details(pathParameter(request, 'id'), untilAnswered)),
  );
};
