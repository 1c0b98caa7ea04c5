import { IdleDialog } from '../../ui/session/IdleDialog';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';

export const idleArea = ({ idle }: SharedParts): Area<'idle'> => ({
  IdleDialog: () => <IdleDialog viewModel={idle} />,
});
