const REQUIREMENTS = {
  length: /^.{8,}$/s,
  upperCase: /\p{Lu}/u,
  lowerCase: /\p{Ll}/u,
  number: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
} as const;

export type PasswordRequirement = keyof typeof REQUIREMENTS;

export const passwordRequirements = Object.keys(REQUIREMENTS) as readonly PasswordRequirement[];

/** Whether the password meets this part of the policy. Advice while typing: the server decides (document 1, section 5). */
export const meetsRequirement = (password: string, requirement: PasswordRequirement): boolean =>
  REQUIREMENTS[requirement].test(password);
