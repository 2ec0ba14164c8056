import type { Session } from './Session';
import { digestOf } from './secretText';

/** After this a session cannot be refreshed any more and is dropped when the journal is compacted. */
export const sessionLifeMs = 30 * 24 * 3600 * 1000;

/** Who is signed in, by the digest of the refresh token. */
export class Sessions {
  private readonly byId = new Map<string, Session>();

  put(session: Session): void {
    this.byId.set(session.id, session);
  }

  find(id: string, now: number): Session | undefined {
    const session = this.byId.get(id);
    return session && now - session.startedAt < sessionLifeMs ? session : undefined;
  }

  findByRefreshToken(refreshToken: string, now: number): Session | undefined {
    return this.find(digestOf(refreshToken), now);
  }

  endAllOf(uid: string): void {
    for (const session of [...this.byId.values()]) if (session.uid === uid) this.byId.delete(session.id);
  }

  *living(now: number): Iterable<Session> {
    for (const { id } of this.byId.values()) {
      const session = this.find(id, now);
      if (session) yield session;
    }
  }
}
