import { type Endpoints, pathParameter, untilAnswered } from '../endpoints';
import { Refusal } from '../Refusal';
import { changeRefusal, changeStatusWire, policyWire } from '../wire/policies';

export const policiesRoutes = ({ get, put }: Endpoints): void => {
  get('/api/policies', async ({ policy }) => (await policy.list(untilAnswered)).map(policyWire));
  put('/api/policies', async ({ policy }, { body: { changeReason, changeReasonDescription, coverages } }, insurer) => {
    if (changeReason === 'custcancelled') {
      const reply = await policy.cancel(changeReasonDescription);
      if (reply.kind === 'refused') throw new Refusal(400, reply.message);
      const correlationId = crypto.randomUUID();
      insurer.effected.add(correlationId);
      return { correlationId };
    }
    const reply = await policy.changeCoverages(coverages ?? [], changeReasonDescription);
    if (reply.kind !== 'accepted') throw changeRefusal(reply);
    return { correlationId: reply.correlationId };
  });
  get('/api/policies/documents', async ({ documents }) =>
    (await documents.list(untilAnswered)).map((Key) => ({ Key })),
  );
  get('/api/policies/status/:correlationId', async ({ policy }, request, insurer) => {
    const correlationId = pathParameter(request, 'correlationId');
    if (insurer.effected.has(correlationId)) return { status: 'complete' };
    return changeStatusWire(await policy.changeStatus(correlationId, untilAnswered));
  });
};
