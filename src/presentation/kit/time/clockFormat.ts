const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter by the clock of a zone, such as `Europe/London`, kept because making one is expensive. The only place in
 * which one is made: without a zone, it would show the clock of the device. By a zone that nobody knows, times are
 * given in UTC and say so.
 */
export function clockFormat(parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(parts)}`;
  const format = made.get(key) ?? formatOf(parts, timeZone);
  made.set(key, format);
  return format;
}

function formatOf(parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  } catch {
    const named: Intl.DateTimeFormatOptions = parts.dateStyle === undefined ? { timeZoneName: 'short' } : {};
    return new Intl.DateTimeFormat('en-GB', { ...parts, ...named, timeZone: 'UTC' });
  }
}
