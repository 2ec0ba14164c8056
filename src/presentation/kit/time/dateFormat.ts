const clockFace = { hour: '2-digit', minute: '2-digit' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const full = new Intl.DateTimeFormat('en-GB', { ...date, ...clockFace });
const day = new Intl.DateTimeFormat('en-GB', { ...date, timeZone: 'UTC' });

/** Moments and days as text, moments (milliseconds since 1970) in the time zone of the device. */
export const dateFormat = {
  full: (at: number): string => full.format(at),
  /** The day alone, by the calendar of a zone. */
  date: (at: number, timeZone: string): string => new Intl.DateTimeFormat('en-GB', { ...date, timeZone }).format(at),
  /** Of a day such as `2026-03-29`; as it is written where it is none. */
  day: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : day.format(at);
  },
};
