const clockFace = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const wholeDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const both = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Moments (milliseconds since 1970) as people read them, by the clock of this device. */
export const momentTime = {
  clock: (moment: number): string => clockFace.format(moment),
  day: (moment: number): string => wholeDay.format(moment),
  full: (moment: number): string => both.format(moment),
  iso: (moment: number): string => new Date(moment).toISOString(),
};
