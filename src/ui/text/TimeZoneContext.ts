import { createContext } from 'react';
import { TimeZone } from '../../domain/TimeZone';

/** The insurer's time zone. */
export const TimeZoneContext = createContext(TimeZone.newYork);
