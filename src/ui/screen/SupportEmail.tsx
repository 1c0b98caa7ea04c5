import { EmailText } from './EmailText';
import { useVariant } from './VariantContext';

interface SupportEmailProps {
  readonly subject?: string;
  /** The rest of the sentence. */
  readonly after?: string;
}

export const SupportEmail = ({ subject, after = '' }: SupportEmailProps) => {
  const { supportEmail } = useVariant();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return <EmailText of={supportEmail} href={`mailto:${supportEmail}${query}`} after={after} />;
};
