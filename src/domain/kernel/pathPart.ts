/** One part of an address in clear text; undefined where it is not well encoded, so that it names nothing. */
export function pathPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** A part as an address has it. Half a character, which no address can hold, becomes the sign for an unknown one. */
export const toPathPart = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Whether every part of an address can be read; query and anchor do not count. */
export const isReadablePath = (url: string): boolean => pathPart(url.split(/[?#]/, 1)[0] ?? '') !== undefined;
