import { type ClaimOrder, defaultOrder } from '../../domain/claims/claimOrder';
import { InlineSelect } from '../kit/InlineSelect';
import { useText } from '../text/useText';
import styles from './Claims.module.css';

const orders = {
  newest: defaultOrder,
  oldest: { by: 'createdAt', direction: 'ascending' },
  reference: { by: 'reference', direction: 'ascending' },
  status: { by: 'status', direction: 'ascending' },
} as const satisfies Record<string, ClaimOrder>;

const words = {
  newest: 'claims.list.newest',
  oldest: 'claims.list.oldest',
  reference: 'claim.reference',
  status: 'claim.status',
} as const;

const names = ['newest', 'oldest', 'reference', 'status'] as const;

interface ClaimOrderSelectProps {
  readonly order: ClaimOrder;
  readonly onChange: (order: ClaimOrder) => void;
}

/** The order of the claims on a phone, where the table has no headings to press. */
export const ClaimOrderSelect = ({ order, onChange }: ClaimOrderSelectProps) => {
  const t = useText();
  const ofColumn = names.filter((name) => orders[name].by === order.by);
  const chosen = ofColumn.find((name) => orders[name].direction === order.direction) ?? ofColumn[0];
  return (
    <span className={styles['orderOnPhone']}>
      <InlineSelect
        label={t('claims.list.sort')}
        value={chosen ?? 'newest'}
        options={names.map((name) => ({ value: name, text: t(words[name]) }))}
        onChange={(value) => {
          const name = names.find((known) => known === value);
          if (name !== undefined) onChange(orders[name]);
        }}
      />
    </span>
  );
};
