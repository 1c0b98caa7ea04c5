import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeReturn } from './historySteps';
import { type RouteName, routes } from './routes';

/**
 * In place of a screen that the customer may not see, or not any more: leads to another one. Who went back to it goes further back, because
 * a press of Back that leads to the same screen again seems to do nothing. Rule SHELL-66.
 */
export const LeadOn = ({ to }: { readonly to: RouteName }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (takeReturn()) void navigate(-1);
    else void navigate(routes[to], { replace: true });
  }, [navigate, to]);
  return null;
};
