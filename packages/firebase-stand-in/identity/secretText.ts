import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, safe in URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** An account id in the style of Firebase: 28 letters and digits. */
export function newUid(): string {
  return randomBytes(42)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28)
    .padEnd(28, 'x');
}

/** The stored form of a secret with full entropy. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
