import { type LegalPiece, legalParagraphs } from '../../domain/wording/legalParagraphs';
import type { LegalKey, LegalValues } from '../../domain/wording/legalTexts';
import { Stack } from '../kit/Stack';
import { filled } from '../text/Language';
import { useLegalWording } from '../text/useLegalWording';
import { PlaceholderMark } from './PlaceholderMark';

type LegalNoticeProps<Key extends LegalKey> = { readonly of: Key } & LegalValues<Key>;

/** A legal text with its paragraphs and emphasis. Values are inserted as text, never as markup. */
export const LegalNotice = <Key extends LegalKey>({ of, values }: LegalNoticeProps<Key>) => {
  const { texts } = useLegalWording();
  const piece = ({ text, emphasis }: LegalPiece, index: number) => {
    const Tag = emphasis ?? 'span';
    return <Tag key={index}>{filled(text, { ...values })}</Tag>;
  };
  return (
    <Stack space="tight">
      {legalParagraphs(texts[of]).map((pieces, index) => (
        <p key={index}>{pieces.map(piece)}</p>
      ))}
      <PlaceholderMark of={of} />
    </Stack>
  );
};
