const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter for a time zone such as `Europe/London`, cached because creating one is expensive. Only this function
 * creates them: a formatter without a zone would use the device's. In an unknown zone, times are in UTC and say so.
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
