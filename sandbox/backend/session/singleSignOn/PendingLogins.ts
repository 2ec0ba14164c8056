import { randomBytes } from 'node:crypto';
import type { PendingLogin } from './PendingLogin';

/** Milliseconds within which a login has to come back; the dashboard's own figure. */
export const LOGIN_LIFE_MS = 5 * 60_000;
/** Anybody may begin logins: the oldest are forgotten beyond this number. */
const MOST_PENDING = 1_000;

/** Logins under way, by their one-time id. They do not survive a restart, as little as the provider's own state. */
export class PendingLogins {
  private readonly byId = new Map<string, PendingLogin>();

  constructor(private readonly clock: { now(): number }) {}

  begin(clientID: string, redirectUrl: string): PendingLogin & { readonly id: string } {
    const id = secret();
    const pending = {
      clientID,
      redirectUrl,
      verifier: secret(),
      nonce: secret(),
      expiresAt: this.clock.now() + LOGIN_LIFE_MS,
    };
    this.byId.set(id, pending);
    for (const oldest of [...this.byId.keys()].slice(0, -MOST_PENDING)) this.byId.delete(oldest);
    return { ...pending, id };
  }

  /** Ends the login; undefined when it is unknown, over, too old or of another client. */
  end(id: string, clientID: string): PendingLogin | undefined {
    const found = this.byId.get(id);
    this.byId.delete(id);
    return found?.clientID === clientID && this.clock.now() < found.expiresAt ? found : undefined;
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
