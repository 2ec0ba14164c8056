/** Bytes of a new secret. */
export const TOTP_SECRET_BYTES = 20;
/** RFC 4648, section 6. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/**
 * The secret of an authenticator, 20 random bytes, is written in base32 (RFC 4648) without padding: 32 characters.
 * (D1 §5)
 */
export function totpSecretText({ bytes }: { readonly bytes: ArrayLike<number> }): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? [];
  return groups.map(group => alphabet.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('');
}
