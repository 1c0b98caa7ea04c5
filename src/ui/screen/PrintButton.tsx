import { Printer } from 'lucide';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { useText } from '../text/useText';

interface PrintButtonProps {
  /** Prepares the page for paper. */
  readonly beforePrint?: () => void;
}

export const PrintButton = ({ beforePrint }: PrintButtonProps) => {
  const t = useText();
  const print = (): void => {
    beforePrint?.();
    window.print();
  };
  return (
    <Button look="quiet" onClick={print}>
      <Icon of={Printer} />
      <span>{t('shell.print')}</span>
    </Button>
  );
};
