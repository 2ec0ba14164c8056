const START = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * FNV-1a of 64 bits over the UTF-8 bytes. Distinguishes owners of records on one device without naming them, for names
 * that are needed synchronously; others use SHA-256.
 */
export function shortHash(text: string): string {
  let hash = START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
