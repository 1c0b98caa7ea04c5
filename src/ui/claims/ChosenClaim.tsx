import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button';
import { PrintButton } from '../screen/PrintButton';
import { HelpBlock } from '../screen/HelpBlock';
import { useText } from '../text/useText';
import { ClaimDetailsPanel } from './ClaimDetailsPanel';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

interface ChosenClaimProps {
  readonly viewModel: ClaimsListViewModel;
  readonly onBack: () => void;
}

/** The claim that the customer chose in the list. The page scrolls here and moves the focus to the heading. */
export const ChosenClaim = observer(({ viewModel, onBack }: ChosenClaimProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The claim whose heading has had the focus. */
  const focused = useRef<string>(undefined);
  const t = useText();
  const { chosen } = viewModel;

  useEffect(() => {
    const element = heading.current;
    // The page grows when the details load, so scroll again, unless the customer has moved the focus.
    if (chosen?.details !== undefined && focused.current === chosen.reference && document.activeElement !== element)
      return;
    focused.current = chosen?.reference;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  }, [chosen]);

  if (chosen === undefined) return null;
  return (
    <>
      <ClaimDetailsPanel
        details={chosen.details}
        headingRef={heading}
        actions={
          <>
            {chosen.details !== null && <PrintButton />}
            <Button look="quiet" onClick={onBack}>
              {t('claims.details.toList')}
            </Button>
          </>
        }
      />
      {chosen.details !== null && (
        <HelpBlock
          about="claim.confirm.support"
          subject={t('claim.confirm.subject', { reference: chosen.reference })}
        />
      )}
    </>
  );
});
