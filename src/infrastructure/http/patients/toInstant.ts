/** Milliseconds since 1970 as the backend writes them. */
export const toInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();
