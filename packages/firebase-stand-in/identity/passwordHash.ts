import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** scrypt's N for people who set their own password: about 50 ms and 16 MB a try. */
export const fullPasswordCost = 1 << 14;
/** scrypt's N for seeding many practice accounts at once: well under a millisecond each. */
export const seedingPasswordCost = 1 << 7;

const keyBytes = 32;

/** `scrypt$N$salt$key`, salt and key in base64url. Works off the main thread. */
export async function hashPassword(password: string, cost: number = fullPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  return written(cost, salt, await derive(password, salt, cost));
}

/** As hashPassword, but blocks: for seeding. */
export function hashPasswordNow(password: string, cost: number): string {
  const salt = randomBytes(16);
  return written(cost, salt, scryptSync(password, salt, keyBytes, { N: cost }));
}

/**
 * Always takes the time of a full-cost check: for the right password, a wrong one, a cheap hash of a seeded account, or
 * no account at all.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const stored = hash === undefined ? undefined : parseHash(hash);
  if (stored?.cost !== fullPasswordCost) await derive(password, Buffer.alloc(16), fullPasswordCost);
  return stored !== undefined && timingSafeEqual(stored.key, await derive(password, stored.salt, stored.cost));
}

function parseHash(hash: string): { readonly cost: number; readonly salt: Buffer; readonly key: Buffer } {
  const [scheme, cost, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) throw new Error('This is not a password hash');
  return { cost: Number(cost), salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function written(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
