/** Why a file is no picture that can be uploaded; `mostBytes` is what the server allows. */
export type PictureFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge'; readonly mostBytes: number }
  /** Neither a PNG nor a JPEG, whatever its name ends with. A drawing in SVG can hold a script. */
  | { readonly kind: 'otherFormat' };

/** First bytes of the formats that are taken. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** How many bytes of a file decide about its format. */
export const FORMAT_BYTES = 8;

/** What is wrong with a file of so many bytes that begins like this; undefined for nothing. */
export function pictureFault(size: number, beginning: Uint8Array, mostBytes: number): PictureFault | undefined {
  if (size === 0) return { kind: 'empty' };
  if (size > mostBytes) return { kind: 'tooLarge', mostBytes };
  const isKnown = BEGINNINGS.some(first => first.every((byte, place) => beginning[place] === byte));
  return isKnown ? undefined : { kind: 'otherFormat' };
}
