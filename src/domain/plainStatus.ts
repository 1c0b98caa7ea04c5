/** A status without the differences of its spelling. Rule INPUT-27. */
export const plainStatus = (status: string): string => status.trim().toLowerCase();
