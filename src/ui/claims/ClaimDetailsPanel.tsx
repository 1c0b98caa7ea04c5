import type { ReactNode, Ref } from 'react';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { Money } from '../../domain/Money';
import { Alert } from '../kit/Alert';
import { DescriptionList } from '../kit/DescriptionList';
import { Loading } from '../kit/Loading';
import { TitledPanel } from '../kit/TitledPanel';
import { StatusBadge } from '../screen/StatusBadge';
import { statusOf } from '../screen/statusOf';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Claims.module.css';

const Status = ({ status }: { readonly status: string }) => {
  const t = useText();
  const { meaning } = statusOf('claim', status) ?? {};
  return (
    <>
      <StatusBadge of="claim" status={status} />
      {meaning !== undefined && <p className={styles['meaning']}>{t(meaning)}</p>}
    </>
  );
};

const Facts = ({ details, isConfirmed }: { readonly details: ClaimDetails; readonly isConfirmed: boolean }) => {
  const t = useText();
  const dates = useDates();
  const { cpClaimNumber, estimate } = details;
  return (
    <DescriptionList
      items={[
        { term: t('claims.details.submitted'), value: details.createdAt && dates.moment(details.createdAt) },
        cpClaimNumber !== undefined && { term: t('claims.details.claimNumber'), value: cpClaimNumber },
        !isConfirmed && { term: t('claim.reference'), value: details.reference },
        { term: t('claim.status'), value: <Status status={details.status} /> },
        { term: t('policy.number'), value: details.policyNumber },
        { term: t('claim.dateOfLoss'), value: details.dateOfLoss && dates.short(details.dateOfLoss) },
        { term: t('claims.details.equipment'), value: details.equipment },
        { term: t('claim.estimate'), value: estimate === undefined ? undefined : Money.format(estimate) },
        { term: t('claim.description'), value: details.description },
      ]}
    />
  );
};

interface ClaimDetailsPanelProps {
  /** `undefined` while they load, `null` where there is no such claim. */
  readonly details: ClaimDetails | null | undefined;
  /** The confirmation has the reference above them. */
  readonly isConfirmed?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly actions?: ReactNode;
}

/** The details of one claim (rule CLAIM-14). */
export const ClaimDetailsPanel = ({ details, isConfirmed = false, headingRef, actions }: ClaimDetailsPanelProps) => {
  const t = useText();
  return (
    <TitledPanel title={t('claims.details.title')} headingRef={headingRef} actions={actions}>
      {details === undefined && <Loading text={t('claims.details.loading')} />}
      {details === null && <Alert level="warning">{t('claims.details.none')}</Alert>}
      {details && (
        <div role="status">
          <Facts details={details} isConfirmed={isConfirmed} />
        </div>
      )}
    </TitledPanel>
  );
};
