import type { ReactNode } from 'react';
import { Money } from '../../domain/Money';

/** Stands for a value that the insurer did not send. */
export const DOTS = '...';

export const orDots = (value: ReactNode): ReactNode => (value === undefined || value === '' ? DOTS : value);

export const amountOrDots = (amount: Money | undefined): string => (amount === undefined ? DOTS : Money.format(amount));
