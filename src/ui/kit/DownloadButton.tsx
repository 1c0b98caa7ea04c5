import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

interface DownloadButtonProps {
  readonly children: ReactNode;
  /** Makes the file when the button is pressed. */
  readonly make: () => MadeFile;
}

/** In milliseconds: long enough for the slowest browser to read the file before its address is revoked. */
const A_MINUTE = 60_000;

const save = ({ name, type, text }: MadeFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_MINUTE);
};

/** Saves a file that the page makes itself. */
export const DownloadButton = ({ children, make }: DownloadButtonProps) => (
  <Button look="quiet" onClick={() => save(make())}>
    <Icon of={Download} />
    <span>{children}</span>
  </Button>
);
