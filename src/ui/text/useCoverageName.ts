import { isCoverageCode } from '../../domain/policy/Coverage';
import { useText } from './useText';

/** The name of a coverage; the code itself for one that the portal does not know. */
export const useCoverageName = (): ((code: string) => string) => {
  const t = useText();
  return (code) => (isCoverageCode(code) ? t(`coverage.${code}`) : code);
};
