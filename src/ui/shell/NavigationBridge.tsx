import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noteArrival, watchHistorySteps } from '../screen/historySteps';
import type { RouterNavigation } from '../screen/Navigation';
import { useDoubleClickRule } from './useDoubleClickRule';
import { useDropRule } from './useDropRule';
import { useHeldKeyRule } from './useHeldKeyRule';
import { useUndoRule } from './useUndoRule';

/** Lets view-models navigate while the router is mounted, and keeps a double click on its screen. */
export const NavigationBridge = ({ navigation }: { readonly navigation: RouterNavigation }) => {
  const navigate = useNavigate();
  const location = useLocation();
  // The effects of a child come before those of the router around it, and so does this listener.
  useLayoutEffect(watchHistorySteps, []);
  // Before the screens start their visits: an error that came earlier than the router would lead nowhere.
  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useLayoutEffect(() => navigation.arrived(location, noteArrival()), [navigation, location]);
  useDoubleClickRule();
  useHeldKeyRule();
  useDropRule();
  useUndoRule();
  return null;
};
