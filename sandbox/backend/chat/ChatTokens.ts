import { randomBytes } from 'node:crypto';

/**
 * Tokens for single chat rooms; they open nothing in V2, but the calls exist and must not look like refusals.
 */
export class ChatTokens {
  private readonly issued = new Map<string, string>();

  issue(uid: string): string {
    const token = randomBytes(24).toString('base64url');
    this.issued.set(token, uid);
    return token;
  }

  /** False for a token that is not, or no longer, the caller's. */
  revoke(token: string, uid: string): boolean {
    return this.issued.get(token) === uid && this.issued.delete(token);
  }
}
