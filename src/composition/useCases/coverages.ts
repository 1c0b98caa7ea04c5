import { changeCoverages } from '../../application/policy/changeCoverages';
import { coverageChangeWrite } from '../../application/policy/coverageChangeWrite';
import { followCoverageChange } from '../../application/policy/followCoverageChange';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { priceCoverages } from '../../application/policy/priceCoverages';

export const coveragesUseCases = {
  changeCoverages,
  coverageChangeWrite,
  followCoverageChange,
  previewCoverageChange,
  priceCoverages,
};
