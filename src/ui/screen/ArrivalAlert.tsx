import { Alert } from '../kit/Alert';
import type { Elements } from '../kit/Elements';
import { useIsReturn } from './useIsReturn';

/** A success that a screen opens with. It takes the focus (rule SHELL-16), but not after Back or a reload: the page stays where it was left. */
export const ArrivalAlert = ({ children }: { readonly children: string | Elements }) => (
  <Alert level="success" takeFocus={useIsReturn() ? undefined : true}>
    {children}
  </Alert>
);
