const made = new Map<string, Intl.DateTimeFormat>();

/** A cached formatter for a time zone, since creating one is expensive. `name` is the cache key of the parts. */
export function clockFormat(name: string, parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  made.set(key, format);
  return format;
}
