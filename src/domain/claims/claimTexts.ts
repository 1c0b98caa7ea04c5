import { emptyTexts } from '../emptyTexts';

/**
 * The texts of a claim in form order, each with its maximum length. The draft, its storage, requests, replies and comparisons are derived
 * from this table.
 */
export const claimTextLimits = { description: 512, equipment: 255 } as const;

type ClaimText = keyof typeof claimTextLimits;

export type ClaimTexts = Readonly<Record<ClaimText, string>>;

export const claimTextNames = Object.keys(claimTextLimits) as readonly ClaimText[];

export const emptyClaimTexts: ClaimTexts = emptyTexts(claimTextNames);
