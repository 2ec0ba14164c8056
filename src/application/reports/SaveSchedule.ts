import { fail, ok, type Result } from '@/domain/kernel/Result';
import { areSameEntries, mergeEntries, type ReportSchedule, type WrittenEntry } from '@/domain/reports/ReportSchedule';
import type { SaveScheduleFailure, ScheduleGateway } from './ports/ScheduleGateway';

export type ScheduleSaveFailure =
  | Exclude<SaveScheduleFailure, { readonly kind: 'changedMeanwhile' }>
  /** Both users have changed the same entries differently; nothing is saved. */
  | { readonly kind: 'conflict'; readonly now: ReportSchedule; readonly ids: readonly string[] }
  /** It may have been saved: the schedule could not be read afterwards. */
  | { readonly kind: 'unconfirmed' };

/** Maximum attempts during concurrent saves. */
const MOST_ATTEMPTS = 3;

/** Saves the schedule, merged entry by entry with concurrent saves. */
export class SaveSchedule {
  constructor(private readonly schedule: Pick<ScheduleGateway, 'read' | 'save'>) {}

  /** `resumed`: ids of paused entries that run in the user's name from now on. */
  async execute(
    before: ReportSchedule,
    mine: readonly WrittenEntry[],
    resumed: readonly string[] = [],
  ): Promise<Result<ReportSchedule, ScheduleSaveFailure>> {
    let [basedOn, entries] = [before.version, mine];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const saved = await this.schedule.save(basedOn, entries, resumed);
      if (saved.ok) return saved;
      const { failure } = saved;
      if (failure.kind !== 'changedMeanwhile' && failure.kind !== 'unreachable') return fail(failure);
      const now = await this.schedule.read();
      if (!now.ok) return fail({ kind: 'unconfirmed' });
      const merged = mergeEntries(before.entries, mine, now.value.entries);
      const isSaved = areSameEntries(merged.entries, now.value.entries) && merged.conflicts.length === 0;
      if (isSaved && !isPaused(now.value, resumed)) return ok(now.value);
      if (failure.kind === 'unreachable') return fail(failure);
      if (merged.conflicts.length > 0) return fail({ kind: 'conflict', now: now.value, ids: merged.conflicts });
      [basedOn, entries] = [now.value.version, merged.entries];
    }
    return fail({ kind: 'unconfirmed' });
  }
}

const isPaused = ({ entries }: ReportSchedule, ids: readonly string[]): boolean =>
  entries.some(({ id, paused }) => paused !== undefined && ids.includes(id));
