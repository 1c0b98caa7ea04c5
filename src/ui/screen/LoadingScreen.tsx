import { Loading } from '../kit/Loading';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/** Shows until it is known whether the customer may see the screen. Every page has a heading, this one too. */
export const LoadingScreen = ({ text }: { readonly text: string }) => (
  <>
    <h1>
      <VisuallyHidden>{text}</VisuallyHidden>
    </h1>
    <Loading text={text} page />
  </>
);
