import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { BackendSession } from './BackendSession';

/** Milliseconds without an active call after which a session ends. */
export const IDLE_LIMIT_MS = 30 * 60_000;
/** Milliseconds after the sign-in at which its sessions end in any case, however often they were renewed. */
export const ABSOLUTE_LIMIT_MS = 12 * 3_600_000;
/** Granularity of the stored time of last use, so that not every call writes to the journal. */
const TOUCH_MS = 30_000;
const COOKIE_BYTES = 32;

/** The reason why a session has ended. */
export type SessionEnd = 'idle' | 'absolute' | 'revoked' | 'loggedOut';

export type SessionEndListener = (session: BackendSession, end: SessionEnd) => void;

/** The circumstances in which a session was opened. */
export interface Origin {
  readonly signedInAt?: number;
  readonly signIn?: string;
  readonly asked?: readonly string[];
}

/** Receives what tokens are no longer valid for: a session by the hash of its cookie, or a whole sign-in. */
export type RevocationListener = (revoked: string) => void;
/** With the user, and the sign-in that stays; undefined if none does. */
export type ForcedEndListener = (uid: string, kept: string | undefined) => void;

/** A sign-in whose custom token was minted and that has opened no session yet. */
interface WaitingSignIn {
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The backend's sessions, by the hash of their cookie, and the sign-ins that may open one. */
export class BackendSessions {
  private readonly open = new JournalledMap<BackendSession>('sessions');
  private readonly waiting = new JournalledMap<WaitingSignIn>('sign-ins');
  private readonly endListeners = new Set<SessionEndListener>();
  private readonly revocationListeners = new Set<RevocationListener>();
  private readonly forcedEndListeners = new Set<ForcedEndListener>();

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.open.attachTo(journal);
    this.waiting.attachTo(journal);
    return this;
  }

  /** Called for every session that ends otherwise than by its own logout. */
  onEnd(listener: SessionEndListener): void {
    this.endListeners.add(listener);
  }

  /**
   * Called with each session that is over, with the sign-in when its last session is, and with one that opened none in
   * time.
   */
  onRevoked(listener: RevocationListener): void {
    this.revocationListeners.add(listener);
  }

  /** Called when a user's sign-ins were ended by anything but their own log-out or time. */
  onForcedEnd(listener: ForcedEndListener): void {
    this.forcedEndListeners.add(listener);
  }

  /** A custom token was minted for a sign-in, which can be ended from now on, whether it opens a session or not. */
  expect(uid: string, signIn: string): void {
    if (this.hasSession(signIn)) return;
    this.waiting.put(signIn, { uid, since: this.clock.now() });
  }

  /** Begins a session and answers its cookie. */
  begin(
    uid: string,
    scopes: readonly string[],
    { signedInAt = this.clock.now(), signIn = randomUUID(), asked }: Origin = {},
  ): string {
    const cookie = randomBytes(COOKIE_BYTES).toString('base64url');
    const cookieHash = hashOf(cookie);
    const now = this.clock.now();
    const times = { openedAt: now, lastUsedAt: now, signedInAt };
    this.open.put(cookieHash, { uid, scopes, cookieHash, signIn, ...times, ...(asked && { asked }) });
    this.waiting.remove(signIn);
    return cookie;
  }

  /** The session of a cookie, used now; undefined for one that is unknown, idle for too long, too old or revoked. */
  use(cookie: string): BackendSession | undefined {
    const session = this.find(cookie);
    const now = this.clock.now();
    if (!session || now - session.lastUsedAt < TOUCH_MS) return session;
    const touched = { ...session, lastUsedAt: now };
    this.open.put(session.cookieHash, touched);
    return touched;
  }

  /** The session of a cookie, without counting as use of it: for background calls. */
  find(cookie: string): BackendSession | undefined {
    const session = this.open.get(hashOf(cookie));
    return session && this.isOver(session) ? undefined : session;
  }

  /** Ends sessions that were idle for too long or are too old, even without calls. */
  endOverdue(): void {
    for (const session of [...this.open.values()]) this.isOver(session);
    this.endWaiting(({ since }) => this.clock.now() - since >= IDLE_LIMIT_MS);
  }

  /** Milliseconds until the session ends if it is not used again; zero or less once it has ended or was revoked. */
  lifeLeftMs({ cookieHash }: BackendSession): number {
    const session = this.open.get(cookieHash);
    if (!session) return 0;
    return Math.min(session.lastUsedAt + IDLE_LIMIT_MS, lastMoment(session)) - this.clock.now();
  }

  /** The user logs out: every session of that sign-in ends. */
  logOut(session: BackendSession): void {
    for (const other of [...this.open.values()]) {
      if (other.cookieHash !== session.cookieHash && isSameSignIn(other, session)) this.end(other, 'loggedOut');
    }
    this.revoke(session);
  }

  revokeAll(): void {
    for (const session of [...this.open.values()]) this.end(session, 'revoked');
    this.endWaiting(() => true);
  }

  revokeAllOf(uid: string): void {
    for (const session of [...this.open.values()]) if (session.uid === uid) this.end(session, 'revoked');
    this.endWaiting(waiting => waiting.uid === uid);
    for (const listener of this.forcedEndListeners) listener(uid, undefined);
  }

  /** Ends the session where its time has come. */
  private isOver(session: BackendSession): boolean {
    if (this.lifeLeftMs(session) > 0) return false;
    this.end(session, this.clock.now() >= lastMoment(session) ? 'absolute' : 'idle');
    return true;
  }

  /** Ends the user's other sign-ins; sessions of this one are the same user's windows. */
  revokeOthersOf(own: BackendSession): void {
    const isOwn = (session: BackendSession): boolean =>
      session.cookieHash === own.cookieHash || isSameSignIn(session, own);
    for (const session of [...this.open.values()])
      if (session.uid === own.uid && !isOwn(session)) this.end(session, 'revoked');
    this.endWaiting(({ uid }, signIn) => uid === own.uid && signIn !== own.signIn);
    for (const listener of this.forcedEndListeners) listener(own.uid, own.signIn);
  }

  private endWaiting(isOver: (waiting: WaitingSignIn, signIn: string) => boolean): void {
    for (const signIn of [...this.waiting.ids()]) {
      const waiting = this.waiting.get(signIn);
      if (waiting === undefined || !isOver(waiting, signIn)) continue;
      this.waiting.remove(signIn);
      for (const listener of this.revocationListeners) listener(signIn);
    }
  }

  private hasSession(signIn: string): boolean {
    return [...this.open.values()].some(session => session.signIn === signIn);
  }

  private end(session: BackendSession, end: SessionEnd): void {
    this.revoke(session);
    for (const listener of this.endListeners) listener(session, end);
  }

  private revoke(session: BackendSession): void {
    this.open.remove(session.cookieHash);
    const { cookieHash, signIn } = session;
    const isLast = ![...this.open.values()].some(other => isSameSignIn(other, session));
    for (const listener of this.revocationListeners) {
      listener(cookieHash);
      if (signIn !== undefined && isLast) listener(signIn);
    }
  }
}

/** Counted from the sign-in, not from the opening: another session of the same sign-in lives no longer. */
function lastMoment({ openedAt, signedInAt = openedAt }: BackendSession): number {
  return signedInAt + ABSOLUTE_LIMIT_MS;
}

function isSameSignIn(one: BackendSession, { signIn }: BackendSession): boolean {
  return signIn !== undefined && one.signIn === signIn;
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
