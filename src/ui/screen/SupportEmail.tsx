import { EmailText } from './EmailText';
import { useVariant } from './VariantContext';

interface SupportEmailProps {
  readonly subject?: string | undefined;
  /** The sentence around the address. */
  readonly sentence?: (email: string) => string;
}

export const SupportEmail = ({ subject, sentence }: SupportEmailProps) => {
  const { supportEmail } = useVariant();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return <EmailText of={supportEmail} href={`mailto:${supportEmail}${query}`} sentence={sentence} />;
};
