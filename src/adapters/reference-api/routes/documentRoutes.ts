import path from 'node:path';
import { Router } from 'express';
import { gatewaysOf, type InsurerOf } from '../Insurer';
import { Refusal } from '../Refusal';
import { tokensOfRequest } from '../tokensOfRequest';
import { untilAnswered } from '../endpoints';

const samples = path.join(__dirname, '../../../../samples/documents/policy');

/** The customers' documents: a file is sent only to a customer whose own list contains its key. */
export const documentRoutes = (insurerOf: InsurerOf): Router =>
  Router().get('/documents/:policyNumber/:kind/:file', async (request, response) => {
    const insurer = insurerOf(request);
    const { documents } = gatewaysOf(insurer, tokensOfRequest(insurer, request));
    const { policyNumber, kind, file } = request.params;
    const keys = await documents.list(untilAnswered);
    if (!keys.includes(`${policyNumber}/${kind}/${file}`)) throw new Refusal(404, 'There is no such document.');
    response.sendFile(`${kind}.pdf`, { root: samples });
  });
