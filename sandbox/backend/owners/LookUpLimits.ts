import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Strangers whose chats one user may look up within an hour. */
export const LOOK_UPS_ALLOWED = 20;
const HOUR_MS = 60 * 60_000;

/**
 * Counts for each account, over all its sign-ins, the strangers whose chats were looked up; the same one twice counts
 * once.
 */
export class LookUpLimits {
  private readonly seen = new Map<string, Map<string, number>>();
  private readonly alerted = new Map<string, number>();

  constructor(
    private readonly clock: { now(): number },
    /** Called once an hour for each user who exceeds the limit. */
    private readonly alert: (uid: string) => void,
  ) {}

  /**
   * `stranger` names the person searched for, even if there is no one of that name. Refuses with 429 `TooManyLookUps`.
   */
  demand(uid: string, stranger: string): void {
    const since = this.clock.now() - HOUR_MS;
    const recent = new Map([...(this.seen.get(uid) ?? [])].filter(([, at]) => at > since));
    this.seen.set(uid, recent);
    if (recent.has(stranger)) return;
    if (recent.size < LOOK_UPS_ALLOWED) {
      recent.set(stranger, this.clock.now());
      return;
    }
    if ((this.alerted.get(uid) ?? -Infinity) <= since) {
      this.alerted.set(uid, this.clock.now());
      this.alert(uid);
    }
    throw new BackendError(
      429,
      'TooManyLookUps',
      `No more than ${LOOK_UPS_ALLOWED} patients can be looked up within an hour.`,
    );
  }
}
