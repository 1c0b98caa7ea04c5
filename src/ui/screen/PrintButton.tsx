import { Printer } from 'lucide-react';
import { Button } from '../kit/Button';
import { useText } from '../text/useText';

export const PrintButton = () => {
  const t = useText();
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {t('shell.print')}
    </Button>
  );
};
