import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';

export type SignedClaims = Readonly<Record<string, unknown>>;
export type IssuerKey = JsonWebKey & { readonly kid?: string };

/**
 * The claims of an RS256 token that one of the keys signed; undefined for any other. No other algorithm is accepted,
 * whatever the token says.
 */
export function readSignedToken(token: string, keys: readonly IssuerKey[]): SignedClaims | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = parse(head);
  if (rest.length > 0 || header?.['alg'] !== 'RS256') return undefined;
  const key = keys.find(({ kid, kty }) => kty === 'RSA' && kid === header['kid']);
  if (!key) return undefined;
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const isSigned = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
  return isSigned ? parse(body) : undefined;
}

function parse(part: string): SignedClaims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as SignedClaims) : undefined;
  } catch {
    return undefined;
  }
}
