import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  readonly value: string;
  /** Says what the button copies: "Copy the policy number". */
  readonly label: string;
  readonly words: { readonly copy: string; readonly copied: string };
}

/** Copies a text to the clipboard, and says so. Renders nothing in a browser without a clipboard. */
export const CopyButton = ({ value, label, words }: CopyButtonProps) => {
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
      <Button look="quiet" onClick={copy} {...(!isCopied && { ariaLabel: label })}>
        {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        {isCopied ? words.copied : words.copy}
      </Button>
      <VisuallyHidden role="status">{isCopied ? words.copied : ''}</VisuallyHidden>
    </>
  );
};
