import { createHash, randomBytes } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';
import type { BackendSession } from './BackendSession';

/** Milliseconds without a call that somebody made after which a session ends. */
export const IDLE_LIMIT_MS = 30 * 60_000;
/** Milliseconds after which a session ends whatever happens. */
export const ABSOLUTE_LIMIT_MS = 12 * 3_600_000;
/** The time of last use is kept this coarsely, so that not every call writes to the journal. */
const TOUCH_MS = 30_000;
const COOKIE_BYTES = 32;

/** Why a session ended before its person logged out. */
export type SessionEnd = 'idle' | 'absolute' | 'revoked';

export type SessionEndListener = (session: BackendSession, end: SessionEnd) => void;

/** The backend's sessions, by the hash of their cookie. */
export class BackendSessions {
  private readonly open = new JournalledMap<BackendSession>('sessions');
  private readonly endListeners = new Set<SessionEndListener>();

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.open.keepIn(keeper);
    return this;
  }

  /** Called for every session that ends otherwise than by its own logout. */
  onEnd(listener: SessionEndListener): void {
    this.endListeners.add(listener);
  }

  /** Begins a session and answers its cookie. */
  begin(uid: string, scopes: readonly string[], signedInAt = this.clock.now()): string {
    const cookie = randomBytes(COOKIE_BYTES).toString('base64url');
    const cookieHash = hashOf(cookie);
    const now = this.clock.now();
    this.open.put(cookieHash, { uid, scopes, openedAt: now, lastUsedAt: now, cookieHash, signedInAt });
    return cookie;
  }

  /** The session of a cookie, used now; undefined for one that is unknown, idle for too long, too old or revoked. */
  use(cookie: string): BackendSession | undefined {
    const session = this.look(cookie);
    const now = this.clock.now();
    if (!session || now - session.lastUsedAt < TOUCH_MS) return session;
    const touched = { ...session, lastUsedAt: now };
    this.open.put(session.cookieHash, touched);
    return touched;
  }

  /** The session of a cookie, without counting as use of it: for calls that nobody has to be there for. */
  look(cookie: string): BackendSession | undefined {
    const session = this.open.get(hashOf(cookie));
    if (!session || this.lifeLeftMs(session) > 0) return session;
    this.end(session, this.clock.now() - session.openedAt >= ABSOLUTE_LIMIT_MS ? 'absolute' : 'idle');
    return undefined;
  }

  /** Milliseconds until the session ends if it is not used again; zero or less once it has ended or was revoked. */
  lifeLeftMs({ cookieHash }: BackendSession): number {
    const session = this.open.get(cookieHash);
    if (!session) return 0;
    return Math.min(session.lastUsedAt + IDLE_LIMIT_MS, session.openedAt + ABSOLUTE_LIMIT_MS) - this.clock.now();
  }

  revoke({ cookieHash }: BackendSession): void {
    this.open.remove(cookieHash);
  }

  revokeAll(): void {
    for (const session of [...this.open.values()]) this.end(session, 'revoked');
  }

  revokeAllOf(uid: string): void {
    for (const session of [...this.open.values()]) if (session.uid === uid) this.end(session, 'revoked');
  }

  private end(session: BackendSession, end: SessionEnd): void {
    this.open.remove(session.cookieHash);
    for (const listener of this.endListeners) listener(session, end);
  }
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
