/** US phone numbers, ###-###-####. Rule INPUT-4. */
export const PhoneNumber = {
  length: 12,

  /** Masks whatever was typed or pasted: "+1 (555) 010-2030" becomes "555-010-2030", "5550" becomes "555-0". */
  mask: (text: string): string => {
    const digits = text.replaceAll(/\D/g, '');
    const national = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
    const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6, 10)];
    return [area, exchange, line].filter((group) => group !== '').join('-');
  },

  /** A stored number for display and editing, without a leading +1. */
  ofStored: (stored: string): string => PhoneNumber.mask(stored.replace(/^\+1/, '')),

  isComplete: (masked: string): boolean => masked.length >= PhoneNumber.length,
};
