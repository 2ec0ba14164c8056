import type { Session } from '@/domain/session/Session';

/** The session with which the engine calls the backend. The engine knows its cookie only. */
export class EngineSession {
  private session: Session | undefined;

  current(): Session | undefined {
    return this.session;
  }

  /** Undefined ends the session. */
  use(cookie: string | undefined): void {
    this.session = cookie === undefined ? undefined : { user: { uid: '', email: '' }, cookie };
  }
}
