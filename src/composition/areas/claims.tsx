import type { Container } from 'inversify';
import type { ClaimsArea } from '../../ui/app/areas';

const Nothing = () => null;

export const claimsArea = async (_container: Container): Promise<ClaimsArea> => ({ Gate: Nothing, Claims: Nothing, ViewClaims: Nothing, Flow: Nothing, Intro: Nothing, What: Nothing, When: Nothing, Contact: Nothing, Summary: Nothing, Confirm: Nothing });
