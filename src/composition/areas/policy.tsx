import type { Container } from 'inversify';
import type { PolicyArea } from '../../ui/app/areas';

const Nothing = () => null;

export const policyArea = async (_container: Container): Promise<PolicyArea> => ({
  Policy: Nothing,
  Cancel: Nothing,
  Edit: Nothing,
});
