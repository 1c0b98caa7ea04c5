import type { CustomerGateway, EmailCodeReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type RequestEmailCode = ReturnType<typeof requestEmailCode>;

/** Has a code sent to the address that the customer wants to have from now on. Throws `ApiFailure`. */
export const requestEmailCode =
  (customer: Pick<CustomerGateway, 'requestEmailCode'>, record: Pick<CustomerRecord, 'email'>) =>
  async (email: string): Promise<EmailCodeReply> => {
    const reply = await customer.requestEmailCode(email);
    if (reply.kind === 'sent') record.email.write({ email, verification: '' });
    return reply;
  };
