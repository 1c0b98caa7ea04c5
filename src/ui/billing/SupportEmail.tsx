import { useVariant } from '../app/VariantContext';

/** Where a text says to contact support, this is how. */
export const SupportEmail = () => {
  const { supportEmail } = useVariant();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
};
