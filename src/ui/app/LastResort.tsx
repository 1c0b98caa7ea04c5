import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ServerErrorPage } from '../errors/ServerErrorPage';

interface BoundaryProps {
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ServerErrorPage report={{ status: 0, message: '', description: '', correlationId: '' }} />;
  }
}

/** What the customer sees when a screen cannot be drawn; another address tries again. A screen outlives what states it goes through. */
export const LastResort = ({ children }: BoundaryProps) => {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
};
