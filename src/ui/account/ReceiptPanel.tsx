import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Receipt } from '../../domain/account/Receipt';
import { DescriptionList } from '../kit/DescriptionList';
import { TitledPanel } from '../kit/TitledPanel';
import { PrintButton } from '../screen/PrintButton';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { useChangeItems } from './useChangeItems';

interface ReceiptPanelProps {
  readonly receipt: Receipt;
  readonly policyNumber: string;
}

/** The receipt of a change, below the message that confirms it. Its own button prints it alone. Rule BILLING-74. */
export const ReceiptPanel = ({ receipt: { at, change }, policyNumber }: ReceiptPanelProps) => {
  const t = useText();
  const dates = useDates();
  const changeItems = useChangeItems();
  const [isAlone, setAlone] = useState(false);

  const hideTheRest = (): void => {
    window.addEventListener('afterprint', () => setAlone(false), { once: true });
    flushSync(() => setAlone(true));
  };

  return (
    <div data-print={isAlone ? 'alone' : undefined}>
      <TitledPanel title={t('receipt.title')} actions={<PrintButton beforePrint={hideTheRest} />}>
        <DescriptionList
          items={[
            { term: t('receipt.at'), value: dates.moment(at) },
            { term: t('policy.number'), value: policyNumber },
            ...changeItems(change),
          ]}
        />
      </TitledPanel>
    </div>
  );
};
