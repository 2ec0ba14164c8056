/** Decodes one path segment; undefined if it is badly encoded. */
export function pathPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Encodes a path segment. A lone surrogate, which cannot be encoded, becomes the replacement character. */
export const toPathPart = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** True if every path segment of a URL can be decoded; query and anchor do not count. */
export const isReadablePath = (url: string): boolean => pathPart(url.split(/[?#]/, 1)[0] ?? '') !== undefined;
