export interface LegalPiece {
  readonly text: string;
  readonly emphasis?: 'strong' | 'em';
}

/** The markup that a notice may have. */
export const EMPHASIS = /<(strong|em)>([^<>]*)<\/\1>/;

const pieces = (paragraph: string): readonly LegalPiece[] => {
  const found = EMPHASIS.exec(paragraph);
  if (!found) return [{ text: paragraph }];
  const [marked, tag, text = ''] = found;
  return [
    { text: paragraph.slice(0, found.index) },
    { text, emphasis: tag === 'em' ? 'em' : 'strong' },
    ...pieces(paragraph.slice(found.index + marked.length)),
  ];
};

/** The paragraphs of a notice: an empty line separates two. */
export const legalParagraphs = (notice: string): readonly (readonly LegalPiece[])[] =>
  notice.split(/\n{2,}/).map(pieces);
