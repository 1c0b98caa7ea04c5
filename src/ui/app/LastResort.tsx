import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ServerErrorPage } from '../errors/ServerErrorPage';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What takes the place of what cannot be drawn; the server error page, unless something else is given. */
  readonly fallback?: ReactNode;
}

interface BoundaryState {
  readonly pathname: string;
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps & { readonly pathname: string }, BoundaryState> {
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

/** What the customer sees when a screen cannot be drawn; another address tries again. What can be drawn is left as it is. */
export const LastResort = (props: BoundaryProps) => {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname} {...props} />;
};
