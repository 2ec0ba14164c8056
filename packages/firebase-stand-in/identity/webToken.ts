import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenPayload = Readonly<Record<string, unknown>>;

const header = encode({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token signed with HMAC-SHA-256 (RFC 7515). */
export function signToken(payload: TokenPayload, secret: string): string {
  const signed = `${header}.${encode(payload)}`;
  return `${signed}.${signatureOf(signed, secret)}`;
}

/** The payload, or undefined for a token that this secret did not sign. Looks at no claim: expiry is the caller's. */
export function readToken(token: string, secret: string): TokenPayload | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (head !== header || body === undefined || signature === undefined || rest.length > 0) return undefined;
  if (!isSame(signature, signatureOf(`${head}.${body}`, secret))) return undefined;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return typeof payload === 'object' && payload !== null ? (payload as TokenPayload) : undefined;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signatureOf(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
