import type { Container } from 'inversify';
import type { ProfileArea } from '../../ui/app/areas';

const Nothing = () => null;

export const profileArea = async (_container: Container): Promise<ProfileArea> => ({ Profile: Nothing });
