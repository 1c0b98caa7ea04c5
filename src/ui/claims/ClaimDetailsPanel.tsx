import type { ClaimDetails } from '../../domain/claims/Claim';
import { Money } from '../../domain/Money';
import { DescriptionList } from '../kit/DescriptionList';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';

/** One claim in full (document 1, section 2, claim details). */
export const ClaimDetailsPanel = ({ details }: { readonly details: ClaimDetails }) => {
  const t = useText();
  const dates = useDates();
  const { cpClaimNumber } = details;
  return (
    <Panel labelledBy="claim-details">
      <Stack>
        <h2 id="claim-details">{t('claims.details.title')}</h2>
        <div role="status">
          <DescriptionList
            items={[
              { term: t('claims.details.submitted'), value: dates.moment(details.createdAt) },
              ...(cpClaimNumber === undefined ? [] : [{ term: t('claims.details.claimNumber'), value: cpClaimNumber }]),
              { term: t('claims.details.reference'), value: details.reference },
              { term: t('claims.details.status'), value: details.status },
              { term: t('claims.details.policy'), value: details.policyNumber },
              { term: t('claims.details.dateOfLoss'), value: dates.short(details.dateOfLoss) },
              { term: t('claims.details.equipment'), value: details.equipment },
              { term: t('claims.details.estimate'), value: Money.format(details.estimate) },
              { term: t('claims.details.description'), value: details.description },
            ]}
          />
        </div>
      </Stack>
    </Panel>
  );
};
