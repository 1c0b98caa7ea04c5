import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';

export const recoveryUseCases = { requestCode, setPassword };
