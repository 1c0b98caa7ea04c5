import { NavigationType, useNavigationType } from 'react-router-dom';

/** Whether the customer arrives by Back, Forward or a reload. */
export const useIsReturn = (): boolean => useNavigationType() === NavigationType.Pop;
