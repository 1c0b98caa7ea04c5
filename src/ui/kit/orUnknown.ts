import type { ReactNode } from 'react';
import { Money } from '../../domain/Money';

/** Stands for a value that the insurer did not send. */
export const unknown = '...';

export const orUnknown = (value: ReactNode): ReactNode => (value === undefined || value === '' ? unknown : value);

export const amountOrUnknown = (amount: Money | undefined): string =>
  amount === undefined ? unknown : Money.format(amount);
