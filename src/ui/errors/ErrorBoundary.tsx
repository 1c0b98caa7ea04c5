import { Component, createContext, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Elements } from '../kit/Elements';
import { useText } from '../text/useText';
import { ErrorPage } from './ErrorPage';
import type { ReferenceOf } from './errorReferences';

/** Gives the error pages their references. */
export const ReferenceContext = createContext<ReferenceOf>(() => '');

/** The server error page for a screen that cannot be drawn. */
const BrokenScreen = ({ error }: { readonly error: object }) => {
  const t = useText();
  const reference = useContext(ReferenceContext)(error);
  const navigate = useNavigate();
  const here = useLocation();
  const retry = (): void => void navigate(here, { state: here.state as unknown, replace: true });
  return (
    <ErrorPage title={t('serverError.title')} reference={reference} onRetry={retry}>
      <p>{t('serverError.text')}</p>
    </ErrorPage>
  );
};

interface BoundaryProps {
  readonly children: Elements;
  /** What to show after an error; by default the server error page. */
  readonly fallback?: (error: object) => Elements;
}

interface BoundaryState {
  readonly visit: string;
  readonly error: object | undefined;
}

export class Boundary extends Component<BoundaryProps & { readonly visit: string }, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, error: undefined };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    return { error: Object(error) as object };
  }

  static getDerivedStateFromProps({ visit }: { readonly visit: string }, shown: BoundaryState): BoundaryState {
    return { visit, error: shown.visit === visit ? shown.error : undefined };
  }

  override render(): Elements {
    const { children, fallback = (failed: object) => <BrokenScreen error={failed} /> } = this.props;
    const { error } = this.state;
    return error === undefined ? children : fallback(error);
  }
}

/** Shows a fallback when a child throws, until the customer goes to another history entry, or to this one again. */
export const ErrorBoundary = (props: BoundaryProps) => {
  const { key } = useLocation();
  return <Boundary visit={key} {...props} />;
};
