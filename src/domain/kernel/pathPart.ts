/** One part of an address in clear text; undefined where it is not well encoded, so that it names nothing. */
export function pathPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Whether every part of an address can be read; query and anchor do not count. */
export const isReadablePath = (url: string): boolean => pathPart(url.split(/[?#]/, 1)[0] ?? '') !== undefined;
