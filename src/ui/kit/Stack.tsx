import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Stack.module.css';

interface StackProps {
  readonly space?: 'tight' | 'loose' | undefined;
  readonly children: ReactNode;
}

export const Stack = ({ space, children }: StackProps) => (
  <div className={classNames(styles['stack'], space && styles[space])}>{children}</div>
);
