import type { IdleArea } from '../../ui/shell/areas';
import { IdleDialog } from '../../ui/session/IdleDialog';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const idleArea = ({ idle }: SharedParts): IdleArea => ({ IdleDialog: screen(IdleDialog, () => idle) });
