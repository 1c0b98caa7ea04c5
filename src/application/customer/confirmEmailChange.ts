import type { EmailVerification } from '../../domain/customer/emailChange';
import type { CustomerGateway, EmailConfirmationReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type ConfirmEmailChange = ReturnType<typeof confirmEmailChange>;

/**
 * Confirms the new address with the code that was sent there and the customer's password. The old one is that by which the customer
 * signed in: the profile's may have been changed with a claim. From an accepted change on, the record knows that the insurer is
 * carrying it out. Throws `ApiFailure`.
 */
export const confirmEmailChange =
  (customer: Pick<CustomerGateway, 'confirmEmailChange'>, record: Pick<CustomerRecord, 'session' | 'email'>) =>
  async ({ code, password }: EmailVerification): Promise<EmailConfirmationReply> => {
    const oldEmail = record.session.read()?.userName ?? '';
    const reply = await customer.confirmEmailChange({ oldEmail, verificationCode: code, password });
    if (reply.kind === 'accepted') record.email.write({ ...record.email.read(), verification: reply.changeId });
    return reply;
  };
