import { randomBytes } from 'node:crypto';

/** Seconds for which a permission to use the drive lasts. */
export const TOKEN_LASTS_S = 3_600;

/** Permissions to use the stand-in drive as a user, in memory only. */
export class DriveTokens {
  private readonly tokens = new Map<string, { readonly email: string; readonly until: number }>();

  constructor(private readonly clock: { now(): number }) {}

  issue(email: string): string {
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, { email: email.trim().toLowerCase(), until: this.clock.now() + TOKEN_LASTS_S * 1000 });
    return token;
  }

  /** The account of an `Authorization` header; undefined where the token is unknown or over. */
  emailOf(authorization: string | undefined): string | undefined {
    const found = this.tokens.get(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
    return found && found.until > this.clock.now() ? found.email : undefined;
  }
}
