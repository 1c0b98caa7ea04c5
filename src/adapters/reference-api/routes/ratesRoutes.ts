import { type Endpoints, untilAnswered } from '../endpoints';
import { dollars } from '../wire/dollars';
import { changeRefusal } from '../wire/policies';
import { rateRequest, rateWire } from '../wire/rates';

export const ratesRoutes = ({ post }: Endpoints): void => {
  post('/api/rates', async ({ rating }, { body }) => rateWire(await rating.rate(rateRequest(body), untilAnswered)));
  post('/api/rates/preview', async ({ rating }, { body: { quoteId, rateBody } }) => {
    const reply = await rating.preview(quoteId, rateRequest(rateBody), untilAnswered);
    if (reply.kind !== 'rated') throw changeRefusal(reply);
    const { proratedValue, ...rate } = reply.preview;
    return { proratedValue: dollars(proratedValue), rate: rateWire(rate) };
  });
};
