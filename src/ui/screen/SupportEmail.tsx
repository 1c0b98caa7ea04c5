import { EmailText } from './EmailText';
import { useVariant } from './VariantContext';

interface SupportEmailProps {
  readonly subject?: string | undefined;
  /** The sentence around the address. */
  readonly sentence?: (email: string) => string;
}

export const SupportEmail = ({ subject, sentence }: SupportEmailProps) => {
  const { supportEmail } = useVariant();
  // `encodeURIComponent` throws for half a character in a number of the insurer's, and the screen would be lost.
  const query = subject === undefined ? '' : `?${new URLSearchParams({ subject }).toString().replaceAll('+', '%20')}`;
  return <EmailText of={supportEmail} href={`mailto:${supportEmail}${query}`} sentence={sentence} />;
};
