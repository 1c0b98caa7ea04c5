import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeReturn } from './historySteps';
import { type RouteName, routes } from './routes';

/**
 * Leads away from a screen that the customer may not, or may no longer, see. A customer who came by Back goes one step further
 * back, because Back to the screen that was just left would seem to do nothing. Rule SHELL-66.
 */
export const Redirect = ({ to }: { readonly to: RouteName }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (takeReturn()) void navigate(-1);
    else void navigate(routes[to], { replace: true });
  }, [navigate, to]);
  return null;
};
