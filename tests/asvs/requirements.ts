/** The chapters of ASVS 5.0.0, and how many requirements each of their sections has at the levels 1 to 3. */
export const chapters: Readonly<Record<string, readonly [title: string, sections: readonly number[]]>> = {
  V1: ['Encoding and sanitisation', [2, 10, 12, 3, 3]],
  V2: ['Validation and business logic', [3, 3, 5, 2]],
  V3: ['Web front end', [1, 3, 5, 8, 8, 1, 5]],
  V4: ['API and web service', [5, 5, 2, 4]],
  V5: ['Files', [1, 6, 3, 3]],
  V6: ['Authentication', [3, 12, 8, 6, 8, 4, 2, 4]],
  V7: ['Sessions', [3, 4, 2, 5, 3, 2]],
  V8: ['Authorisation', [4, 4, 3, 2]],
  V9: ['Self-contained tokens', [3, 4]],
  V10: ['OAuth and OpenID Connect', [2, 3, 5, 16, 5, 2, 3]],
  V11: ['Cryptography', [4, 5, 5, 4, 2, 2, 2]],
  V12: ['Secure communication', [5, 2, 5]],
  V13: ['Configuration', [4, 6, 4, 7]],
  V14: ['Data protection', [2, 8, 3]],
  V15: ['Secure coding', [5, 5, 7, 4]],
  V16: ['Logging and errors', [1, 5, 4, 3, 4]],
  V17: ['WebRTC', [2, 8, 2]],
};

/** All 345 of them, in their order: "V1.1.1". */
export const requirements: readonly string[] = Object.entries(chapters).flatMap(([chapter, [, sections]]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${String(section + 1)}.${String(index + 1)}`),
  ),
);
