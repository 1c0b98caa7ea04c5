import { Component, type ReactNode, createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../text/useText';
import { ErrorPage } from './ErrorPage';
import type { ReferenceOf } from './errorReferences';

/** Gives the error pages their references. */
export const ReferenceContext = createContext<ReferenceOf>(() => '');

/** The server error page for a screen that cannot be drawn. */
const BrokenScreen = ({ error }: { readonly error: object }) => {
  const t = useText();
  const reference = useContext(ReferenceContext)(error);
  return (
    <ErrorPage title={t('serverError.title')} reference={reference}>
      <p>{t('serverError.text')}</p>
    </ErrorPage>
  );
};

interface BoundaryProps {
  readonly children: ReactNode;
  /** What to show after an error; by default the server error page. */
  readonly fallback?: (error: object) => ReactNode;
}

interface BoundaryState {
  readonly pathname: string;
  readonly error: object | undefined;
}

export class Boundary extends Component<BoundaryProps & { readonly pathname: string }, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, error: undefined };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    return { error: Object(error) as object };
  }

  static getDerivedStateFromProps({ pathname }: { readonly pathname: string }, shown: BoundaryState): BoundaryState {
    return { pathname, error: shown.pathname === pathname ? shown.error : undefined };
  }

  override render(): ReactNode {
    const { children, fallback = (failed: object) => <BrokenScreen error={failed} /> } = this.props;
    const { error } = this.state;
    return error === undefined ? children : fallback(error);
  }
}

/** Shows a fallback when a child throws, until the customer goes to another address. */
export const ErrorBoundary = (props: BoundaryProps) => {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname} {...props} />;
};
