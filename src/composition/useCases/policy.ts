import { cancelPolicy } from '../../application/policy/cancelPolicy';
import { cancellationWrite } from '../../application/policy/cancellationWrite';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { resolveCancellation } from '../../application/policy/resolveCancellation';

export const policyUseCases = { cancelPolicy, cancellationWrite, loadPolicyWithDocuments, resolveCancellation };
