import { toPathPart } from '../../kernel/pathPart';

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
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map(group => alphabet.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('');
}

/** Groups a secret for reading aloud and typing: ABCD EFGH … */
export function groupsOfFour(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

interface OtpauthLinkFacts {
  /** The product name. */
  readonly product: string;
  readonly region: 'UK' | 'AUS';
  readonly email: string;
  /** Base32 without padding. */
  readonly secret: string;
}

/**
 * The QR code holds an otpauth link of type totp (SHA1, six digits, 30 seconds) whose label is the product with UK
 * or AUS, a colon and the email, both percent-encoded; the product with its region is its issuer too. (D1 §5)
 */
export function otpauthLink({ product, region, email, secret }: OtpauthLinkFacts): string {
  const issuer = toPathPart(`${product} ${region}`);
  const parameters = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
  return `otpauth://totp/${issuer}:${toPathPart(email)}?${parameters}`;
}
