/** The keys of an English file, each with Spanish words: none missing, none more. */
export type InSpanish<English> = Readonly<Record<keyof English, string>>;
