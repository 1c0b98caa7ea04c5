import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { ResetScreen } from '../../ui/session/ResetScreen';
import type { Area } from '../../ui/shell/areas';
import { recoveryModule } from '../modules/recovery';
import { screen } from '../screen';
import type { Wiring } from '../wire';

export const area = ({ load, get }: Wiring): Area<'recovery'> => {
  load(recoveryModule);
  return { forgot: screen(ForgotScreen, get('openForgot')), reset: screen(ResetScreen, get('openReset')) };
};
