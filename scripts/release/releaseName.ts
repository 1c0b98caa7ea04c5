/**
 * The name of a build. It is in the page, whose inline scripts the policy allows, and often the name of a branch or a tag.
 * @param given the value of RELEASE
 * @throws Error for a name that logs, telemetry or the page would read as something else
 */
export const releaseName = (given: string | undefined, hash: string): string => {
  const name = given || hash;
  if (!/^[\w.-]{1,64}$/.test(name))
    throw new Error(`RELEASE must have up to 64 letters, digits, dots, dashes and underscores: ${name}`);
  return name;
};
