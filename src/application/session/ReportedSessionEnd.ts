import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** The end of the session as last reported by the backend with an answer. */
export class ReportedSessionEnd {
  private latest: { readonly cookie: string; readonly endsAt: number } | undefined;
  private readonly listeners = new Listeners();

  /** `endsAt` in milliseconds since 1970, of the session with this cookie. */
  record(cookie: string, endsAt: number): void {
    this.latest = { cookie, endsAt };
    this.listeners.notify();
  }

  /** The end of one session does not apply to the next. */
  endOf(cookie: string): number | undefined {
    return this.latest?.cookie === cookie ? this.latest.endsAt : undefined;
  }

  subscribe(onChange: () => void): Unsubscribe {
    return this.listeners.add(onChange);
  }
}
