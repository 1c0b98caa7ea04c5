import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { useText } from '../text/useText';
import { TopAlert } from './TopAlert';

/** Says that the outcome of a change is not known, and offers to check it. It never sends the change again. */
export const UnknownChange = ({ onCheck }: { readonly onCheck: () => void }) => {
  const t = useText();
  return (
    <>
      <TopAlert level="error">{t('shell.unknownOutcome')}</TopAlert>
      <ButtonRow>
        <Button look="primary" onClick={onCheck}>
          {t('shell.checkAgain')}
        </Button>
      </ButtonRow>
    </>
  );
};
