import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SaveScheduleFailure, ScheduleCsv, ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import {
  areSameEntries,
  type ReportSchedule,
  type ScheduleEntry,
  type ScheduleRun,
  type WrittenEntry,
} from '@/domain/reports/ReportSchedule';
import { anEntry } from '#test/support/builders/reports/aReport';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** A schedule in memory, edited by Farah. */
export class FakeScheduleGateway implements ScheduleGateway {
  readonly planned = new PlannedFailures<keyof ScheduleGateway, CallFailure>();
  readonly spans: (string | undefined)[][] = [];
  entries: readonly ScheduleEntry[] = [];
  runs: readonly ScheduleRun[] = [];
  private edits = 0;

  /** Saves as a colleague. */
  edit(entries: readonly ScheduleEntry[]): void {
    this.entries = entries;
    this.edits += 1;
  }

  async read(from?: string, to?: string): Promise<Result<ReportSchedule, CallFailure>> {
    this.spans.push([from, to]);
    return this.planned.carry('read', () => ok(this.now()));
  }

  async save(
    basedOn: string,
    entries: readonly WrittenEntry[],
    resumed: readonly string[],
  ): Promise<Result<ReportSchedule, SaveScheduleFailure>> {
    return this.planned.carry('save', (): Result<ReportSchedule, CallFailure> => {
      const isResumed = this.entries.some(({ id, paused }) => paused !== undefined && resumed.includes(id));
      if (areSameEntries(entries, this.entries) && !isResumed) return ok(this.now());
      if (basedOn !== this.now().version) return fail({ kind: 'changedMeanwhile' } as never);
      const nameless = entries.find(({ organisations, codes }) => organisations.length + codes.length === 0);
      if (nameless) return fail({ kind: 'invalid', reason: nameless.name } as never);
      const pausedOf = (entry: WrittenEntry) => {
        const former = this.entries.find(({ id }) => id === entry.id);
        const isKept = former !== undefined && areSameEntries([entry], [former]) && !resumed.includes(entry.id);
        return isKept && former.paused !== undefined ? { paused: former.paused } : {};
      };
      this.edit(entries.map(entry => anEntry(entry.id, { ...entry, ...pausedOf(entry) })));
      return ok(this.now());
    });
  }

  async csv(): Promise<Result<ScheduleCsv, CallFailure>> {
    return this.planned.carry('csv', () =>
      ok({ name: 'report-schedule.csv', bytes: new TextEncoder().encode('\uFEFFEntry\r\n') }),
    );
  }

  private now(): ReportSchedule {
    return { version: `v${this.edits}`, entries: this.entries, runs: this.runs };
  }
}
