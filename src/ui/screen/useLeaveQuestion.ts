import { useEffect, useState } from 'react';
import { holdHistorySteps, positionOf } from './historySteps';

/** The link or button of a plain click that would leave the screen. */
const leavingElement = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | undefined => {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return undefined;
  const element = target.closest<HTMLElement>('a[href^="/"]:not([target]), [data-leaves]');
  return element ?? undefined;
};

/**
 * Holds the customer on the screen until the signal aborts.
 * @param ask receives what the customer tried
 */
const holdScreen = (ask: (go: () => void) => void, signal: AbortSignal): void => {
  const here = positionOf(window.history.state);
  let isReturning = false;

  const press = (event: MouseEvent): void => {
    const element = leavingElement(event);
    if (element === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => element.click());
  };
  const step = (event: PopStateEvent): void => {
    // The router learns nothing of the step, nor of the step back to this entry.
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    const by = here === undefined ? -1 : (positionOf(event.state) ?? here - 1) - here;
    isReturning = true;
    window.history.go(-by);
    ask(() => window.history.go(by));
  };
  const options = { capture: true, signal };
  document.addEventListener('click', press, options);
  holdHistorySteps(step, signal);
  window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
};

/**
 * Holds back every way of leaving the screen while something could be lost: links, elements with `data-leaves`, Back and Forward. The
 * browser itself asks before it closes or reloads the page. Once the customer has tried to leave, `leave` does what they tried, and `stay`
 * drops it.
 */
export const useLeaveQuestion = (mayLose: boolean) => {
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!mayLose) return;
    const holding = new AbortController();
    const ask = (go: () => void): void =>
      setLeave(() => () => {
        holding.abort();
        go();
      });
    holdScreen(ask, holding.signal);
    return () => {
      holding.abort();
      setLeave(undefined);
    };
  }, [mayLose]);

  return { leave: mayLose ? leave : undefined, stay: () => setLeave(undefined) };
};
