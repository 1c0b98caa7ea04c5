/**
 * The texts of a claim, in the order of the form, with the most characters of each. What is kept over a reload, sent, received and compared
 * follows from this table.
 */
export const claimTexts = { description: 512, equipment: 255 } as const;

export type ClaimText = keyof typeof claimTexts;

export type ClaimTexts = Readonly<Record<ClaimText, string>>;

export const claimTextNames = Object.keys(claimTexts) as readonly ClaimText[];

export const emptyClaimTexts = Object.fromEntries(claimTextNames.map((name) => [name, ''])) as ClaimTexts;
