const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Words for moments by the clock of a zone; making such a thing is dear, so each is made once. `name` stands for the
 * parts.
 */
export function clockFormat(name: string, parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  made.set(key, format);
  return format;
}
