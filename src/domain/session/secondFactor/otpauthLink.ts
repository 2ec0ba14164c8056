export interface OtpauthLinkFacts {
  /** What the product calls itself. */
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
  const issuer = encodeURIComponent(`${product} ${region}`);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}
