import { authGatewayContract } from './authGateway.contract';
import { billingGatewayContract } from './billingGateway.contract';
import { claimsGatewayContract } from './claimsGateway.contract';
import { customerGatewayContract } from './customerGateway.contract';
import { documentsGatewayContract } from './documentsGateway.contract';
import { everyFailure, failuresContract, outcomesContract } from './failures.contract';
import { idempotencyContract } from './idempotency.contract';
import { listsContract } from './lists.contract';
import { personasContract } from './personas.contract';
import { policyGatewayContract } from './policyGateway.contract';
import type { OpenPortal } from './PortalUnderTest';
import { ratingGatewayContract } from './ratingGateway.contract';

/** Runs every suite on an adapter. */
export const everyContract = (adapter: string, open: OpenPortal, failures = everyFailure): void => {
  authGatewayContract(adapter, open);
  claimsGatewayContract(adapter, open);
  customerGatewayContract(adapter, open);
  policyGatewayContract(adapter, open);
  ratingGatewayContract(adapter, open);
  billingGatewayContract(adapter, open);
  documentsGatewayContract(adapter, open);
  listsContract(adapter, open);
  outcomesContract(adapter, open, failures);
  failuresContract(adapter, open);
  idempotencyContract(adapter, open);
  personasContract(adapter, open);
};
