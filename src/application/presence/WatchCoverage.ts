import { coverageIndicator, type Coverage } from '@/domain/presence/coverageIndicator.rule';
import type { Result } from '@/domain/kernel/Result';
import { wallDayAt } from '@/domain/kernel/time/wallDayAt';
import { hoursOfDay, officeHours } from '@/domain/regions/officeHours.rule';
import type { CoverageSchedule, DayHours } from '@/domain/regions/CoverageSchedule';
import type { FlagCache } from '../access/FlagCache';
import type { ScopeCache } from '../access/ScopeCache';
import { latest } from '../kernel/latest';
import type { ObservableValue } from '../kernel/ObservableValue';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';

export interface WatchCoveragePorts {
  /** Reads the core hours and writes them to `known`, unless a reading that began later is there already. */
  readonly load: { execute(): Promise<Result<unknown, CallFailure>> };
  /** The schedule that everything in this window shows. */
  readonly known: ObservableValue<CoverageSchedule | undefined>;
  readonly scopes: ScopeCache;
  readonly flags: FlagCache;
  /** Server time. */
  readonly clock: Clock;
}

export interface CoverageState {
  readonly indicator: Coverage;
  readonly schedule: CoverageSchedule | undefined;
  /** The hours that begin today; null for none, undefined while that is not known. */
  readonly today: DayHours | null | undefined;
  /** The last attempt to load the core hours failed; those loaded before remain valid. */
  readonly failed: boolean;
}

/** The interval at which core hours are read again, in milliseconds. */
export const REREAD_MS = 15 * 60_000;
/** The delay before core hours that could not be read are requested again, in milliseconds. */
export const RETRY_READ_MS = 60_000;

/** Follows whether the region is within its core hours, every minute. */
export class WatchCoverage {
  constructor(private readonly ports: WatchCoveragePorts) {}

  execute(notify: (coverage: CoverageState) => void): Unsubscribe {
    const watch = new CoverageWatch(this.ports, notify);
    const refresh = (): void => watch.refresh();
    const { scopes, flags, known } = this.ports;
    const stops = [
      scopes.subscribe(refresh),
      flags.subscribe(refresh),
      known.subscribe(schedule => watch.receive(schedule)),
    ];
    refresh();
    return () => {
      stops.forEach(stop => stop());
      watch.stop();
    };
  }
}

class CoverageWatch {
  private schedule: CoverageSchedule | undefined;
  private failed = false;
  /** Counts received core hours. */
  private readonly received = latest();
  private reading = false;
  private stopped = false;
  private cancelMinute: Unsubscribe = () => undefined;
  private cancelRead: Unsubscribe = () => undefined;

  constructor(
    private readonly ports: WatchCoveragePorts,
    private readonly notify: (coverage: CoverageState) => void,
  ) {}

  /** Called when scopes or flags have changed. */
  refresh(): void {
    if (this.show() === 'hidden') this.cancelRead();
    else if (this.schedule === undefined) void this.read();
  }

  /** Core hours were read, here or on another part of the page. */
  receive(schedule: CoverageSchedule | undefined): void {
    this.received.cancel();
    [this.schedule, this.failed] = [schedule, false];
    this.show();
  }

  stop(): void {
    this.stopped = true;
    this.cancelMinute();
    this.cancelRead();
  }

  private show(): Coverage {
    const { scopes, flags, clock } = this.ports;
    const { schedule, failed } = this;
    const rights = scopes.read();
    const now = clock.now() / 1000;
    const hours = schedule === undefined ? undefined : officeHours({ schedule, now });
    const held = rights.status === 'known' ? rights.scopes : null;
    const indicator = coverageIndicator({
      scopes: held,
      enabled: flags.isOn('isThrive24Enabled'),
      isOfficeHours: hours?.isOfficeHours ?? null,
    });
    this.cancelMinute();
    if (hours !== undefined) this.cancelMinute = clock.wakeIn(Math.ceil((hours.until - now) * 1000), () => this.show());
    this.notify({ indicator, schedule, today: schedule && hoursOfToday(schedule, now), failed });
    return indicator;
  }

  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    this.cancelRead();
    const isLatest = this.received.current();
    const answer = await this.ports.load.execute();
    this.reading = false;
    if (this.stopped) return;
    // A later read by another part of the page stays valid.
    if (isLatest()) this.failed = !answer.ok;
    if (this.show() !== 'hidden')
      this.cancelRead = this.ports.clock.wakeIn(answer.ok ? REREAD_MS : RETRY_READ_MS, () => void this.read());
  }
}

function hoursOfToday(schedule: CoverageSchedule, now: number): DayHours | null | undefined {
  const wall = wallDayAt(now, schedule.timeZone);
  return wall && hoursOfDay(schedule, wall.date, wall.weekday);
}
