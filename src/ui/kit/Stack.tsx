import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Stack.module.css';

export const Stack = ({ children, space }: { readonly children: ReactNode; readonly space?: 'tight' | 'loose' }) => (
  <div className={classNames(styles['stack'], space && styles[space])}>{children}</div>
);
