import type { RewardDto } from '#sandbox/endpoints/patientAppDtos';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** Seconds for one point. */
const SECONDS_A_POINT = 60;
const MOST_POINTS = 30;

/** Points that patients earned, by session. */
export class Rewards {
  private readonly earned = new JournalledMap<Readonly<Record<string, number>>>('rewards');

  attachTo(journal: JournalHost): this {
    this.earned.attachTo(journal);
    return this;
  }

  /** A session earns once: a repeat is answered what it earned. A recommended one counts twice. */
  earn(uid: string, sessionId: string, duration: number, isRecommended: boolean): RewardDto {
    const before = this.earned.get(uid) ?? {};
    const points =
      before[sessionId] ?? Math.min(MOST_POINTS, 1 + Math.floor(duration / SECONDS_A_POINT)) * (isRecommended ? 2 : 1);
    if (before[sessionId] === undefined) this.earned.put(uid, { ...before, [sessionId]: points });
    return { earned: points, total: Object.values(this.earned.get(uid) ?? {}).reduce((sum, value) => sum + value, 0) };
  }
}
