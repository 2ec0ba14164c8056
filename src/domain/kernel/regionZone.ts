/** The time zone by whose calendar a region counts its days (DESIGN §5 row 5). */
export const regionZone = (region: 'Australia' | 'UK'): string =>
  region === 'Australia' ? 'Australia/Sydney' : 'Europe/London';
