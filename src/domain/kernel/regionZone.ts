/** The time zone of a region's calendar days (DESIGN §5 row 5). */
export const regionZone = (region: 'Australia' | 'UK'): string =>
  region === 'Australia' ? 'Australia/Sydney' : 'Europe/London';
