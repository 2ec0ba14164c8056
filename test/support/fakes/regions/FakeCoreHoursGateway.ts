import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  ChangeCoreHoursFailure,
  CoreHours,
  CoreHoursChange,
  CoreHoursGateway,
} from '@/application/regions/ports/CoreHoursGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Change } from '@/domain/kernel/Change';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Nine to five in London, unless the test sets other hours or a failure. */
export class FakeCoreHoursGateway implements CoreHoursGateway {
  readonly planned = new PlannedFailures<keyof CoreHoursGateway, ChangeCoreHoursFailure>();
  /** The changes in order of arrival. */
  readonly changes: CoreHoursChange[] = [];
  schedule: CoverageSchedule | 'unreachable' = {
    timeZone: 'Europe/London',
    startTime: { hours: 9, minutes: 0 },
    endTime: { hours: 17, minutes: 0 },
  };
  reads = 0;
  /** False for an older backend, which returns no version, so that nothing can be changed. */
  namesVersion = true;
  private version = 1;
  private isSilentAfterChange = false;
  private readonly history: Change[] = [];

  /** The next change gets no answer, done or not, and neither does the read right after it. */
  loseAnswer({ butDone = false } = {}): void {
    this.planned.failNext('change', { kind: 'unreachable' }, { butDone });
    this.isSilentAfterChange = true;
  }

  /** Changes them as a colleague. */
  edit(change: Partial<CoverageSchedule>, byName = 'Noor Haddad'): void {
    if (this.schedule === 'unreachable') throw new Error('What cannot be reached cannot be edited.');
    this.schedule = { ...this.schedule, ...change };
    this.version += 1;
    this.history.unshift({ at: 1_790_000_000_000, byName, sentence: 'The core hours changed.' });
  }

  async read(): Promise<Result<CoreHours, CallFailure>> {
    this.reads += 1;
    const { schedule } = this;
    if (this.isSilentAfterChange && this.planned.calls.at(-1) === 'change') {
      this.isSilentAfterChange = false;
      return fail({ kind: 'unreachable' });
    }
    const answer = this.planned.carry('read', () =>
      schedule === 'unreachable'
        ? fail({ kind: 'unreachable' })
        : ok({ schedule, version: this.namesVersion ? String(this.version) : undefined, changes: [...this.history] }),
    );
    return answer as Result<CoreHours, CallFailure>;
  }

  async change(change: CoreHoursChange): Promise<Result<void, ChangeCoreHoursFailure>> {
    return this.planned.carry('change', () => {
      if (change.basedOn !== String(this.version)) return fail({ kind: 'changedMeanwhile' });
      if (change.schedule.timeZone.startsWith('Mars/')) return fail({ kind: 'invalidTimeZone' });
      if (change.schedule.exceptions?.some(({ date }) => date.endsWith('-31') && date.includes('-02-')) === true)
        return fail({ kind: 'invalidDate' });
      this.changes.push(change);
      this.edit(change.schedule, 'Dana Whitfield');
      return ok(undefined);
    });
  }
}
