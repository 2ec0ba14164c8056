import { randomBytes } from 'node:crypto';

/** Milliseconds within which the proof of a second factor has to be handed in. */
export const MFA_TOKEN_LIFE_MS = 5 * 60_000;

interface Issued {
  readonly uid: string;
  readonly login: string;
  /** The one-time code that it was given for. */
  readonly code: string;
  readonly expiresAt: number;
}

/** Proofs that a user gave the second factor; each works once, in the sign-in that it was given in, within minutes. */
export class MfaTokens {
  private readonly issued = new Map<string, Issued>();

  constructor(private readonly clock: { now(): number }) {}

  /** `login` as `loginOf` names it; `code`: the one-time code that was right. */
  issue(uid: string, login: string, code: string): string {
    const token = randomBytes(32).toString('base64url');
    this.issued.set(token, { uid, login, code, expiresAt: this.clock.now() + MFA_TOKEN_LIFE_MS });
    return token;
  }

  /**
   * The token that was issued for the same code in the same sign-in, unless it is used up: a code that is sent again
   * had no answer, and gets no second token.
   */
  issuedFor(login: string, code: string): string | undefined {
    for (const [token, issued] of this.issued)
      if (issued.login === login && issued.code === code && this.clock.now() < issued.expiresAt) return token;
    return undefined;
  }

  /** Uses the token up; false for one that is unknown, used, expired or of another sign-in (whose token stays good). */
  redeem(token: string, login: string): boolean {
    const found = this.issued.get(token);
    if (found?.login !== login) return false;
    this.issued.delete(token);
    return this.clock.now() < found.expiresAt;
  }

  /** After a method was removed: it may be the one that was proved. */
  forget(uid: string): void {
    for (const [token, issued] of [...this.issued]) if (issued.uid === uid) this.issued.delete(token);
  }
}
