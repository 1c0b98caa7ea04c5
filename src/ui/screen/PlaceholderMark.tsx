import type { LegalKey } from '../../domain/wording/legalTexts';
import { Badge } from '../kit/Badge';
import { useLegalWording } from '../text/useLegalWording';
import { useText } from '../text/useText';

/** Says that the insurer has not approved a legal text yet. */
export const PlaceholderMark = ({ of }: { readonly of: LegalKey }) => {
  const t = useText();
  const { placeholders } = useLegalWording();
  return placeholders.includes(of) && <Badge text={t('shell.placeholderWording')} look="underWay" />;
};
