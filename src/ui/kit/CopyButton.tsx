import { Check, Copy } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../text/useText';
import { Button } from './Button';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  readonly value: string;
  /** Says what the button copies: "Copy the policy number". */
  readonly label: string;
  /** "Copy" by default. */
  readonly children?: ReactNode;
}

/** How long the outcome shows, in milliseconds. Another copy is then announced again. */
const SHOWN = 5000;

/** Copies a text to the clipboard, and says whether it could. Renders nothing in a browser without a clipboard. */
export const CopyButton = ({ value, label, children }: CopyButtonProps) => {
  const t = useText();
  const [asked, setAsked] = useState<{ readonly value: string; readonly isCopied: boolean }>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    const forget = setTimeout(() => setAsked(undefined), SHOWN);
    return () => clearTimeout(forget);
  }, [asked]);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return null;

  const isCopied = asked?.value === value && asked.isCopied;
  const outcome = asked?.value === value && t(isCopied ? 'shell.copied' : 'shell.notCopied');
  const copy = (): void => {
    clipboard.writeText(value).then(
      () => setAsked({ value, isCopied: true }),
      () => setAsked({ value, isCopied: false }),
    );
  };
  return (
    <>
      <Button look="quiet" onClick={copy} ariaLabel={outcome ? undefined : label}>
        <Icon of={isCopied ? Check : Copy} />
        <span>{outcome || (children ?? t('shell.copy'))}</span>
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
};
