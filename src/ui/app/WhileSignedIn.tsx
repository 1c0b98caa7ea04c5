import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { LastResort } from './LastResort';
import type { ShellViewModel } from './ShellViewModel';

interface WhileSignedInProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly children: ReactNode;
}

/** What goes along with every screen while somebody is signed in. The screens do without it where it cannot be had. */
export const WhileSignedIn = observer(({ shell, children }: WhileSignedInProps) =>
  shell.isAuthenticated ? (
    <LastResort fallback={null}>
      <Suspense>{children}</Suspense>
    </LastResort>
  ) : null,
);
