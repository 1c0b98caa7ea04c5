const requirements = {
  length: /^.{8,}$/su,
  upperCase: /\p{Lu}/u,
  lowerCase: /\p{Ll}/u,
  number: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
} as const;

/** A password is never altered: a longer one is refused. Rule INPUT-44. */
export const PASSWORD_LIMIT = 255;

type PasswordRequirement = keyof typeof requirements;

export const passwordRequirements = Object.keys(requirements) as readonly PasswordRequirement[];

/** Advice while the customer types: the server decides. Rules SIGNIN-24 and SIGNIN-25. */
export const meetsRequirement = (password: string, requirement: PasswordRequirement): boolean =>
  requirements[requirement].test(password);
