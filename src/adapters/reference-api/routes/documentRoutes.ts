import path from 'node:path';
import { Router } from 'express';
import { documentOfKey } from '../../../domain/documents/policyDocuments';
import { untilAnswered } from '../endpoints';
import { gatewaysOf, type InsurerOf } from '../Insurer';
import { Refusal } from '../Refusal';
import { tokensOfRequest } from '../tokensOfRequest';

const samples = path.join(__dirname, '../../../../samples/documents/policy');

/** The customers' documents: a file is sent to a customer who owns the policy, if the list of documents has it. */
export const documentRoutes = (insurerOf: InsurerOf): Router =>
  Router().get('/documents/:policyNumber/:kind/:file', async (request, response) => {
    const insurer = insurerOf(request);
    const { documents, policy } = gatewaysOf(insurer, tokensOfRequest(insurer, request));
    const { policyNumber, kind, file } = request.params;
    const key = `${policyNumber}/${kind}/${file}`;
    const keys = await documents.list(untilAnswered);
    // The list names documents of other policies, too.
    const owned = (await policy.list(untilAnswered)).map((each) => each.policyNumber);
    const isDocument = documentOfKey(key, policyNumber, '') !== undefined;
    if (!keys.includes(key) || !owned.includes(policyNumber) || !isDocument)
      throw new Refusal(404, 'There is no such document.');
    response.sendFile(`${kind}.pdf`, { root: samples });
  });
