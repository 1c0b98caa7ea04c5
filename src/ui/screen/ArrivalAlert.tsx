import { useState } from 'react';
import { Alert } from '../kit/Alert';
import type { Elements } from '../kit/Elements';
import { isFirstScreen } from './Screen';
import { useIsReturn } from './useIsReturn';

interface ArrivalAlertProps {
  readonly level: 'success' | 'info';
  readonly children: string | Elements;
}

/**
 * What a screen opens with. It takes the focus (rule SHELL-16), but not after Back or a reload: the page stays where it was left. On the
 * first page, the customer may be typing already.
 */
export const ArrivalAlert = ({ level, children }: ArrivalAlertProps) => {
  const [isFirst] = useState(isFirstScreen);
  return (
    <Alert level={level} takeFocus={useIsReturn() || isFirst ? undefined : true}>
      {children}
    </Alert>
  );
};
