import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { SupportEmail } from '../screen/SupportEmail';
import { useText } from '../text/useText';

interface PartFailureProps {
  readonly text: string;
  readonly load: () => Promise<void>;
}

/** Says that a part of Payment Information failed to load, and loads it again. */
export const PartFailure = ({ text, load }: PartFailureProps) => {
  const t = useText();
  return (
    <>
      <Alert level="error">
        <p>{text}</p>
        <p>
          <SupportEmail />
        </p>
      </Alert>
      <ButtonRow>
        <Button onClick={() => void load()}>{t('shell.retry')}</Button>
      </ButtonRow>
    </>
  );
};
