import { cancellationWrite } from '../../application/policy/cancellationWrite';
import { cancelPolicy } from '../../application/policy/cancelPolicy';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { resolveCancellation } from '../../application/policy/resolveCancellation';

export const policyUseCases = { cancelPolicy, cancellationWrite, loadPolicyWithDocuments, resolveCancellation };
