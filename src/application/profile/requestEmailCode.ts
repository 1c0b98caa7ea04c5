import { type Limited, limitedBy } from '../limitedBy';
import type { CustomerGateway, EmailCodeReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly record: Pick<CustomerRecord, 'email'>;
  readonly customer: Pick<CustomerGateway, 'requestEmailCode'>;
}

export type RequestEmailCode = ReturnType<typeof requestEmailCode>;

/** Sends a code to the new address. Throws `ApiFailure`. */
export const requestEmailCode =
  ({ record, customer }: Needs) =>
  async (email: string): Promise<EmailCodeReply | Limited> => {
    const reply = await customer.requestEmailCode(email).catch(limitedBy);
    if (reply.kind === 'sent') record.email.write({ email, verification: '' });
    return reply;
  };
