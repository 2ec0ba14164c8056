import type { Session } from './Session';
import { digestOf } from './secretText';

/** After this a session can no longer be refreshed and is dropped when the journal is compacted. */
export const sessionLifeMs = 30 * 24 * 3600 * 1000;

/** Claims of a custom token by which the backend ends the sessions that resulted from it. */
const markClaims = ['sign_in', 'session'];

/** Signed-in clients, by the digest of the refresh token. */
export class Sessions {
  private readonly byId = new Map<string, Session>();
  /** Marks that the backend has ended, and when every custom token with that mark has expired. */
  private readonly revokedUntil = new Map<string, number>();

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

  /** Ends the session with this id, and those whose claims carry the mark; none that carries it can begin. */
  revoke(mark: string, until: number): void {
    this.revokedUntil.set(mark, until);
    for (const session of [...this.byId.values()])
      if (session.id === mark || this.isRevoked(session.claims)) this.byId.delete(session.id);
  }

  isRevoked(claims: Session['claims']): boolean {
    return markClaims.map(claim => claims[claim]).some(mark => typeof mark === 'string' && this.revokedUntil.has(mark));
  }

  *revoked(now: number): Iterable<{ readonly mark: string; readonly until: number }> {
    for (const [mark, until] of this.revokedUntil) if (now < until) yield { mark, until };
  }

  *living(now: number): Iterable<Session> {
    for (const { id } of this.byId.values()) {
      const session = this.find(id, now);
      if (session) yield session;
    }
  }
}
