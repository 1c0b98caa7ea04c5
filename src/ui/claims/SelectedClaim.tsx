import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button';
import { HelpBlock } from '../screen/HelpBlock';
import { PrintButton } from '../screen/PrintButton';
import { useText } from '../text/useText';
import { ClaimDetailsPanel } from './ClaimDetailsPanel';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

interface SelectedClaimProps {
  readonly viewModel: ClaimsListViewModel;
  readonly onBack: () => void;
}

/** The page scrolls to the heading of the claim, which takes the focus. */
const useHeadingInView = (selected: ClaimsListViewModel['selected']) => {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The claim whose heading has had the focus. */
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const element = heading.current;
    // The page grows when the details load, so scroll again, unless the customer has moved the focus.
    if (selected?.details !== undefined && focused.current === selected.reference && document.activeElement !== element)
      return;
    focused.current = selected?.reference;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  }, [selected]);
  return heading;
};

/** The claim that the customer selected in the list. */
export const SelectedClaim = observer(({ viewModel, onBack }: SelectedClaimProps) => {
  const t = useText();
  const { selected } = viewModel;
  const heading = useHeadingInView(selected);

  if (selected === undefined) return null;
  return (
    <>
      <ClaimDetailsPanel
        details={selected.details}
        headingRef={heading}
        actions={
          <>
            {selected.details !== null && <PrintButton />}
            <Button look="quiet" onClick={onBack}>
              {t('claims.details.toList')}
            </Button>
          </>
        }
      />
      {selected.details !== null && (
        <HelpBlock
          about="claim.confirm.support"
          subject={t('claim.confirm.subject', { reference: selected.reference })}
        />
      )}
    </>
  );
});
