/** Days as people read them, by the clock of `zone`; moments in milliseconds since 1970. */
export const scoreDay = {
  long: (at: number, zone: string): string =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(at),
  /** On an axis: ticks lie at midnight UTC. */
  tick: (at: number): string =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at),
  moment: (at: number, zone: string): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at),
};
