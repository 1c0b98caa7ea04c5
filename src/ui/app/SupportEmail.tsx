import { EmailText } from './EmailText';
import { useVariant } from './VariantContext';

/** How to reach support by email, with a subject where the message is about something. */
export const SupportEmail = ({ subject }: { readonly subject?: string }) => {
  const { supportEmail } = useVariant();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  // Where it may break, some browsers hear a space.
  return (
    <a href={`mailto:${supportEmail}${query}`} aria-label={supportEmail}>
      <EmailText of={supportEmail} />
    </a>
  );
};
