/**
 * When an ID token says it ends, in milliseconds since 1970; read without trusting it. Undefined for what is no token.
 */
export function tokenExpiry(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}
