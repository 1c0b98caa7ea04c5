import type { Container } from 'inversify';
import type { IdleArea } from '../../ui/shell/areas';
import { IdleDialog } from '../../ui/session/IdleDialog';
import { screen } from '../screen';
import { t } from '../tokens';

export const idleArea = (container: Container): IdleArea => ({
  IdleDialog: screen(IdleDialog, () => container.get(t.idle)),
});
