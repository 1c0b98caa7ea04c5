import { Activity, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a screen once, outside of the page, so that the browser has compiled its code before a customer opens it. A hidden `Activity`
 * renders in small pieces and runs no effect: nothing is called, and neither title nor focus changes.
 */
export const renderAhead = (screen: ReactElement): void => {
  const outside = document.createElement('div');
  const root = createRoot(outside);
  new MutationObserver((_, rendered) => {
    rendered.disconnect();
    root.unmount();
  }).observe(outside, { childList: true });
  root.render(<Activity mode="hidden">{screen}</Activity>);
};
