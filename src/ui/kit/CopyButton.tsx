import { Check, Copy } from 'lucide';
import { type ReactNode, useState } from 'react';
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

/** Copies a text to the clipboard, and says so. Renders nothing in a browser without a clipboard. */
export const CopyButton = ({ value, label, children }: CopyButtonProps) => {
  const t = useText();
  const [copied, setCopied] = useState<string>();
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return null;

  const isCopied = copied === value;
  const copy = (): void => {
    clipboard.writeText(value).then(
      () => setCopied(value),
      () => setCopied(undefined),
    );
  };
  return (
    <>
      <Button look="quiet" onClick={copy} ariaLabel={isCopied ? undefined : label}>
        <Icon of={isCopied ? Check : Copy} />
        <span>{isCopied ? t('shell.copied') : (children ?? t('shell.copy'))}</span>
      </Button>
      <VisuallyHidden role="status">{isCopied && t('shell.copied')}</VisuallyHidden>
    </>
  );
};
