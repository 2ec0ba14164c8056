const clock = (timeZone?: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...(timeZone !== undefined && { timeZone }) });
const dayAndClock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const calendarDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Moments (milliseconds since 1970) as people read them. */
export const patientTime = {
  /** By the clock of the zone; without one by that of this device. */
  clock: (at: number, timeZone?: string): string => clock(timeZone).format(at),
  full: (at: number): string => dayAndClock.format(at),
  /** Of a day such as `2026-03-29`. */
  day: (day: string): string => calendarDay.format(Date.parse(`${day}T00:00:00Z`)),
};
