const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });

/** When something was sent: the time of today, else date and time. Both in milliseconds since 1970. */
export function notificationTime(sentAt: number, now: number): string {
  return day.format(sentAt) === day.format(now) ? time.format(sentAt) : date.format(sentAt);
}
