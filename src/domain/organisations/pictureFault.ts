/** Faults of a picture for upload; `mostBytes`: the server's limit. */
export type PictureFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge'; readonly mostBytes: number }
  /** Neither PNG nor JPEG, whatever its extension. An SVG could contain a script. */
  | { readonly kind: 'otherFormat' };

/** First bytes of the accepted formats. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Number of bytes that identify the format. */
export const FORMAT_BYTES = 8;

/** Checks a file by its size and first bytes; undefined if valid. */
export function pictureFault(size: number, beginning: Uint8Array, mostBytes: number): PictureFault | undefined {
  if (size === 0) return { kind: 'empty' };
  if (size > mostBytes) return { kind: 'tooLarge', mostBytes };
  const isKnown = BEGINNINGS.some(first => first.every((byte, place) => beginning[place] === byte));
  return isKnown ? undefined : { kind: 'otherFormat' };
}
