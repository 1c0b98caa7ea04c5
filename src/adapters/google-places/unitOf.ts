/** The apartment at the end of a street that was typed, such as "Apt 4B"; empty where there is none. */
export const unitOf = (typed: string): string => {
  const street = typed.split(',')[0] ?? '';
  return (
    /\s(?<unit>(?:(?:apt|apartment|suite|ste|unit)\b\.?(?:\s*#)?|#)\s*[\w-]+)\s*$/i.exec(street)?.groups?.['unit'] ?? ''
  );
};
