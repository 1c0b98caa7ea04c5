import { type ClaimOrder, defaultOrder } from '../../domain/claims/claimOrder';
import { InlineSelect } from '../kit/InlineSelect';
import { useText } from '../text/useText';
import styles from './Claims.module.css';

const orders = [
  { value: 'newest', order: defaultOrder, text: 'claims.list.newest' },
  { value: 'oldest', order: { by: 'createdAt', direction: 'ascending' }, text: 'claims.list.oldest' },
  { value: 'reference', order: { by: 'reference', direction: 'ascending' }, text: 'claim.reference' },
  { value: 'status', order: { by: 'status', direction: 'ascending' }, text: 'claim.status' },
] as const;

interface ClaimOrderSelectProps {
  readonly order: ClaimOrder;
  readonly onChange: (order: ClaimOrder) => void;
}

/** The order of the claims on a phone, where the table has no headings to press. */
export const ClaimOrderSelect = ({ order, onChange }: ClaimOrderSelectProps) => {
  const t = useText();
  const ofColumn = orders.filter(({ order: { by } }) => by === order.by);
  const chosen = ofColumn.find(({ order: { direction } }) => direction === order.direction) ?? ofColumn[0];
  return (
    <span className={styles['orderOnPhone']}>
      <InlineSelect
        label={t('claims.list.sort')}
        value={chosen?.value ?? 'newest'}
        options={orders.map(({ value, text }) => ({ value, text: t(text) }))}
        onChange={(value) => {
          const asked = orders.find((known) => known.value === value);
          if (asked) onChange(asked.order);
        }}
      />
    </span>
  );
};
