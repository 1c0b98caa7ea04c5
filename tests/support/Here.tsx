import { type Location, useLocation } from 'react-router-dom';

/** Shows the address, and what another screen gave to this one. */
export const Here = () => {
  const { pathname, search, state }: Location<unknown> = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
};
