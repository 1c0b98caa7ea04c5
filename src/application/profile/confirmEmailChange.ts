import type { EmailVerification } from '../../domain/profile/emailChange';
import { isFailureInSession } from '../ApiFailure';
import type { CustomerGateway, EmailConfirmationReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly record: Pick<CustomerRecord, 'session' | 'email'>;
  readonly customer: Pick<CustomerGateway, 'confirmEmailChange'>;
}

export type ConfirmEmailChange = ReturnType<typeof confirmEmailChange>;

/**
 * Confirms the new email address with the code and the password. The old address is the one of the sign-in, because a claim may have
 * changed the profile's. Only an ended session throws `ApiFailure`.
 */
export const confirmEmailChange =
  ({ record, customer }: Needs) =>
  async ({ code, password }: EmailVerification): Promise<EmailConfirmationReply> => {
    const oldEmail = record.session.read()?.userName ?? '';
    try {
      const reply = await customer.confirmEmailChange({ oldEmail, verificationCode: code, password });
      if (reply.kind === 'accepted') record.email.write({ ...record.email.read(), verification: reply.changeId });
      return reply;
    } catch (failure) {
      if (isFailureInSession(failure)) return { kind: 'rejected', pause: failure.details.pause };
      throw failure;
    }
  };
