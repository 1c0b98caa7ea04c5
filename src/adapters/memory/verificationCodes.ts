/** The codes that the in-memory insurer knows; it "sends" the right one always. */
export const verificationCodes = { right: '246810', expired: '111111', tooManyAttempts: '999999' } as const;
