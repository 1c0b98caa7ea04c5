import { verificationCodes } from '../../memory/verificationCodes';
import { type Endpoints, pathParameter, untilAnswered } from '../endpoints';
import { Refusal } from '../Refusal';
import { customerWire, profileChange } from '../wire/customer';
import { changeStatusWire } from '../wire/policies';

export const customerRoutes = ({ get, put, post }: Endpoints): void => {
  get('/api/customer', async ({ customer }) => customerWire(await customer.load(untilAnswered)));
  put('/api/customer', async ({ customer }, { body }) => {
    const { changeReasonDescription } = body;
    const reply = await customer.save(profileChange(body), changeReasonDescription);
    if (reply.kind === 'refused') throw new Refusal(400, reply.message);
  });
  post('/api/customer/email', async ({ customer }, { body: { email } }) => {
    const reply = await customer.requestEmailCode(email);
    if (reply.kind === 'inUse') throw new Refusal(400, 'An account with this email already exists.', 'email-exists');
  });
  put('/api/customer/email', async ({ customer }, { body: { username, verificationCode, password } }) => {
    const reply = await customer.confirmEmailChange({ oldEmail: username, verificationCode, password });
    if (reply.kind === 'accepted') return { id: reply.changeId };
    if (reply.kind === 'expired') throw new Refusal(400, 'The verification code has expired.', 'code-expired');
    if (reply.kind === 'tooManyAttempts') throw new Refusal(400, 'Too many failed attempts.', 'too-many-attempts');
    const { right, forEmail } = verificationCodes;
    throw [right, forEmail].includes(verificationCode)
      ? new Refusal(401, 'Incorrect username or password.')
      : new Refusal(400, 'Invalid verification code.');
  });
  get('/api/customer/email/status/:id', async ({ customer }, request) =>
    changeStatusWire(await customer.emailChangeStatus(pathParameter(request, 'id'), untilAnswered)),
  );
};
