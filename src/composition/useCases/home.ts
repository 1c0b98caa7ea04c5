import { readFacts } from '../../application/home/readFacts';

export const homeUseCases = { readFacts };
