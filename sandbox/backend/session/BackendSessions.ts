import { createHash, randomBytes } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';
import type { BackendSession } from './BackendSession';

/** Milliseconds without a call after which a session ends. */
export const IDLE_LIMIT_MS = 30 * 60_000;
/** Milliseconds after which a session ends whatever happens. */
export const ABSOLUTE_LIMIT_MS = 12 * 3_600_000;
/** The time of last use is kept this coarsely, so that not every call writes to the journal. */
const TOUCH_MS = 30_000;
const COOKIE_BYTES = 32;

/** The backend's sessions, by the hash of their cookie. */
export class BackendSessions {
  private readonly open = new JournalledMap<BackendSession>('sessions');

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.open.keepIn(keeper);
    return this;
  }

  /** Begins a session and answers its cookie. */
  begin(uid: string, scopes: readonly string[]): string {
    const cookie = randomBytes(COOKIE_BYTES).toString('base64url');
    const cookieHash = hashOf(cookie);
    const now = this.clock.now();
    this.open.put(cookieHash, { uid, scopes, openedAt: now, lastUsedAt: now, cookieHash });
    return cookie;
  }

  /** The session of a cookie, used now; undefined for one that is unknown, idle for too long, too old or revoked. */
  use(cookie: string): BackendSession | undefined {
    const session = this.open.get(hashOf(cookie));
    if (!session) return undefined;
    const now = this.clock.now();
    if (now - session.lastUsedAt >= IDLE_LIMIT_MS || now - session.openedAt >= ABSOLUTE_LIMIT_MS) {
      this.open.remove(session.cookieHash);
      return undefined;
    }
    if (now - session.lastUsedAt >= TOUCH_MS) this.open.put(session.cookieHash, { ...session, lastUsedAt: now });
    return session;
  }

  revoke({ cookieHash }: BackendSession): void {
    this.open.remove(cookieHash);
  }

  revokeAll(): void {
    for (const hash of [...this.open.ids()]) this.open.remove(hash);
  }
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
