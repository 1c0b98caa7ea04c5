import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { Idleness } from '../../domain/session/idleness';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { type Visited, useVisit } from '../screen/useVisit';
import type { ShellViewModel } from './ShellViewModel';

export interface IdleWatcher extends Visited {
  readonly idleness: Idleness;
}

interface IdleWatchProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly idle: IdleWatcher;
  /** The dialog for an idle customer. Its code loads on demand; if it fails, the customer is still signed out. */
  readonly Dialog: ComponentType;
}

const Watch = observer(({ idle, Dialog }: Omit<IdleWatchProps, 'shell'>) => {
  const { idleness } = useVisit(() => idle);
  return idleness.kind === 'warned' ? (
    <ErrorBoundary fallback={() => null}>
      <Dialog />
    </ErrorBoundary>
  ) : null;
});

/** Watches a signed-in customer on every screen. */
export const IdleWatch = observer(({ shell, idle, Dialog }: IdleWatchProps) =>
  shell.isAuthenticated ? <Watch idle={idle} Dialog={Dialog} /> : null,
);
