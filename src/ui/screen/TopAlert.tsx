import { useEffect } from 'react';
import { Alert, type AlertLevel } from '../kit/Alert';
import type { Elements } from '../kit/Elements';

interface TopAlertProps {
  readonly level: AlertLevel;
  readonly children: string | Elements;
}

/** An alert that scrolls the page to its top and takes the focus when it appears. */
export const TopAlert = ({ level, children }: TopAlertProps) => {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Alert level={level} takeFocus>
      {children}
    </Alert>
  );
};
