import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ServerErrorPage } from './ServerErrorPage';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown after an error; by default the server error page. */
  readonly fallback?: ReactNode;
}

interface BoundaryState {
  readonly pathname: string;
  readonly hasFailed: boolean;
}

export class Boundary extends Component<BoundaryProps & { readonly pathname: string }, BoundaryState> {
  override state = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: { readonly pathname: string }, shown: BoundaryState): BoundaryState {
    return { pathname, hasFailed: shown.hasFailed && shown.pathname === pathname };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return <ServerErrorPage report={{ status: 0, message: '', description: '', correlationId: '' }} />;
  }
}

/** Shows a fallback when a child throws, until the customer goes to another address. */
export const ErrorBoundary = (props: BoundaryProps) => {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname} {...props} />;
};
