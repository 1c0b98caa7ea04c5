import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ServerErrorPage } from '../errors/ServerErrorPage';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What takes the place of what cannot be drawn; the server error page, unless something else is given. */
  readonly fallback?: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return <ServerErrorPage report={{ status: 0, message: '', description: '', correlationId: '' }} />;
  }
}

/** What the customer sees when a screen cannot be drawn; another address tries again. A screen outlives what states it goes through. */
export const LastResort = (props: BoundaryProps) => {
  const { pathname } = useLocation();
  return <Boundary key={pathname} {...props} />;
};
