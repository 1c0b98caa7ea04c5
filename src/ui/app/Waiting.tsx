import { Loading } from '../kit/Loading';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/** What is there until it is known whether a customer may come in: a page has a heading at all times. */
export const Waiting = ({ text }: { readonly text: string }) => (
  <>
    <h1>
      <VisuallyHidden>{text}</VisuallyHidden>
    </h1>
    <Loading text={text} />
  </>
);
