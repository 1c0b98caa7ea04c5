import type { ReactNode } from 'react';

/** "..." for a value that the insurer did not send. */
export const orUnknown = (value: ReactNode): ReactNode => (value === undefined || value === '' ? '...' : value);
