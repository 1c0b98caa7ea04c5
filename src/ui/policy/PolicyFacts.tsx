import { isActive, isCancelled } from '../../domain/account/PaidPolicy';
import type { Premium } from '../../domain/account/Receipt';
import type { Policy } from '../../domain/policy/Policy';
import { CopyButton } from '../kit/CopyButton';
import { DescriptionList } from '../kit/DescriptionList';
import { orDots } from '../kit/orDots';
import { StatusBadge } from '../screen/StatusBadge';
import { useDates } from '../text/useDates';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import styles from './Policy.module.css';

interface PolicyFactsProps {
  readonly policy: Policy;
  readonly premium: Premium;
}

export const PolicyFacts = ({ policy, premium }: PolicyFactsProps) => {
  const t = useText();
  const dates = useDates();
  const premiumWords = usePremiumWords();

  return (
    <DescriptionList
      items={[
        {
          term: t('policy.number'),
          value: (
            <span className={styles['number']}>
              <strong>{policy.policyNumber}</strong>
              <CopyButton value={policy.policyNumber} label={t('policy.number.copy')} />
            </span>
          ),
        },
        { term: t(`policy.premium.${premium.period}`), value: premiumWords(premium) },
        { term: t('policy.termStart'), value: policy.termStart && dates.full(policy.termStart) },
        {
          term: t('policy.termEnd'),
          value: (
            <>
              <span>{orDots(policy.termEnd && dates.full(policy.termEnd))}</span>
              {isCancelled(policy) && <p>{t('policy.termEnd.cancelled')}</p>}
            </>
          ),
        },
        !isActive(policy) && { term: t('policy.status'), value: <StatusBadge of="policy" status={policy.status} /> },
      ]}
    />
  );
};
