import { createRoot } from 'react-dom/client';

/** How long React may take to render, in milliseconds. */
const RENDER_LIMIT = 1_000;

/**
 * Loads the page again if React is stuck when the browser shows it from its back/forward cache. Firefox loses a message that is on its way
 * while it puts the page there, and React waits for such a message before it does anything else. Rule SHELL-45.
 */
export const reloadIfStuck = (reload: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const isStuck = setTimeout(reload, RENDER_LIMIT);
    createRoot(document.createElement('div')).render(<i ref={() => clearTimeout(isStuck)} />);
  });
