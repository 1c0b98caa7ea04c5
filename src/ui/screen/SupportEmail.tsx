import { EmailText } from './EmailText';
import { useVariant } from './VariantContext';

export const SupportEmail = ({ subject }: { readonly subject?: string }) => {
  const { supportEmail } = useVariant();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  // Some screen readers read the possible line break as a space.
  return (
    <a href={`mailto:${supportEmail}${query}`} aria-label={supportEmail}>
      <EmailText of={supportEmail} />
    </a>
  );
};
