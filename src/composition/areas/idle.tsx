import { IdleDialog } from '../../ui/session/IdleDialog';
import type { Area } from '../../ui/shell/areas';
import type { Wiring } from '../wire';

export const area = ({ get }: Wiring): Area<'idle'> => ({
  dialog: () => <IdleDialog viewModel={get('idle')} />,
});
