import type { VariantAction } from '../../domain/Variant';
import { ButtonLink } from '../kit/Button';
import { useConfiguredText } from '../text/useConfiguredText';

/** The actions of the variant, each a link to its screen. */
export const ActionLinks = ({ actions }: { readonly actions: readonly VariantAction[] }) => {
  const configured = useConfiguredText();
  return actions.map(({ label, route }) => (
    <ButtonLink key={route} to={route}>
      {configured(label)}
    </ButtonLink>
  ));
};
