import { everyContract } from './everyContract';
import { memoryPortal } from './memoryPortal';

everyContract('memory', memoryPortal);
