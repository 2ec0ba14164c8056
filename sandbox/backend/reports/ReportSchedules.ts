import { calendarDay } from '@/domain/kernel/time/calendarDay';
import { breakdownsOf } from '@/domain/reports/ReportInputs';
import { SCHEDULE_LIMITS, writtenEntry, type WrittenEntry } from '@/domain/reports/ReportSchedule';
import { runState } from '@/domain/reports/runState.rule';
import { etagOf } from '#sandbox/backend/dispatch/etag';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { ReportExtents } from './ReportExtents';
import type { StoredEntry, StoredRun } from './StoredReport';

export interface SchedulesDependencies {
  readonly clock: { now(): number };
  readonly extents: ReportExtents;
  /** True if an address belongs to a member of staff. */
  readonly isStaff: (email: string) => boolean;
  readonly hasSurvey: (id: string) => boolean;
}

export const runKey = (entryId: string, dueAt: number): string => `${entryId}@${dueAt}`;

/** The schedule of reports: its entries, the outcome of each due time, and how far it was checked. */
export class ReportSchedules {
  readonly entries = new JournalledMap<StoredEntry>('report-schedule');
  readonly runs = new JournalledMap<StoredRun>('report-runs');
  /** The time up to which the due times of an entry are handled. It never goes back. */
  private readonly marks = new JournalledMap<number>('report-schedule-marks');

  constructor(private readonly dependencies: SchedulesDependencies) {}

  attachTo(journal: JournalHost): this {
    this.entries.attachTo(journal);
    this.runs.attachTo(journal);
    this.marks.attachTo(journal);
    return this;
  }

  /** Titles of the entries that run in a user's name. */
  titlesOf(uid: string): readonly string[] {
    return [...this.entries.values()].filter(one => one.ownerUid === uid).map(({ entry }) => entry.name);
  }

  /** The entries that a user may see: those about their subjects. */
  visibleTo(uid: string): readonly StoredEntry[] {
    const extent = this.dependencies.extents.extentOf(uid);
    return [...this.entries.values()].filter(({ entry }) => this.dependencies.extents.contains(extent, entry));
  }

  versionFor(uid: string): string {
    return etagOf(this.visibleTo(uid).map(({ entry, ownerUid }) => [inOrder(entry), ownerUid])).slice(1, -1);
  }

  /** Runs between two times of the entries that a user may see, oldest first. */
  runsFor(uid: string, from: number, to: number): readonly StoredRun[] {
    const ids = new Set(this.visibleTo(uid).map(({ entry }) => entry.id));
    return [...this.runs.values()]
      .filter(({ entryId, dueAt }) => ids.has(entryId) && dueAt >= from && dueAt < to)
      .sort((one, other) => one.dueAt - other.dueAt);
  }

  stateOf({ dueAt, outcome, readyAt }: StoredRun) {
    return runState({ dueAt, now: this.dependencies.clock.now(), outcome, readyAt: readyAt ?? null });
  }

  /**
   * Replaces what the caller sees. Refuses with 409 `ConflictError` a change not based on the present state, and with
   * 400 `InvalidReport` an entry that cannot run. Repeating it changes nothing, except that paused entries in `resumed`
   * run in the name of the caller.
   */
  save(uid: string, basedOn: string, wanted: readonly WrittenEntry[], resumed: readonly string[] = []): void {
    const visible = this.visibleTo(uid);
    const isResumed = ({ entry, paused }: StoredEntry): boolean => paused !== undefined && resumed.includes(entry.id);
    if (inOrders(visible.map(({ entry }) => entry)) === inOrders(wanted) && !visible.some(isResumed)) return;
    if (basedOn !== this.versionFor(uid))
      throw new BackendError(409, 'ConflictError', 'Someone else has changed the schedule.');
    if (wanted.length > SCHEDULE_LIMITS.entries || new Set(wanted.map(({ id }) => id)).size < wanted.length)
      throw new BackendError(400, 'InvalidReport', 'The schedule has too many entries, or one twice.');
    const known = new Map(visible.map(one => [one.entry.id, one]));
    const changed = wanted.filter(entry => {
      const former = known.get(entry.id);
      return !former || isResumed(former) || inOrder(former.entry) !== inOrder(entry);
    });
    for (const entry of changed) this.demandRunnable(uid, entry, known.has(entry.id));
    const kept = new Set(wanted.map(({ id }) => id));
    for (const id of known.keys()) if (!kept.has(id)) this.entries.remove(id);
    for (const entry of changed) this.put(uid, entry);
  }

  /** Up to when the moments of an entry are dealt with. */
  markOf(entryId: string): number {
    return this.marks.get(entryId) ?? this.dependencies.clock.now();
  }

  mark(entryId: string, at: number): void {
    if (at > (this.marks.get(entryId) ?? -Infinity)) this.marks.put(entryId, at);
  }

  private put(uid: string, entry: WrittenEntry): void {
    const now = this.dependencies.clock.now();
    const former = this.entries.get(entry.id);
    const isAsBefore = former?.paused === undefined && former?.entry.isOn === true && sameTimes(former.entry, entry);
    // Times that were due while the entry was off, or ran at other times, are not made up for. Those that have just
    // become due are.
    if (!isAsBefore) this.mark(entry.id, now);
    this.entries.put(entry.id, { entry: writtenEntry(entry), ownerUid: uid, changedAt: now });
  }

  private demandRunnable(uid: string, entry: WrittenEntry, isKnown: boolean): void {
    const { extents, isStaff, hasSurvey, clock } = this.dependencies;
    const { kind, breakdown, organisations, codes, surveyId, times, recipients } = entry;
    const faults = [
      ...(!isKnown && this.entries.get(entry.id) ? ['idTaken'] : []),
      ...(extents.contains(extents.extentOf(uid), entry) ? [] : ['notYours']),
      ...(organisations.length + codes.length === 0 ? ['nothingChosen'] : []),
      ...(breakdownsOf[kind].includes(breakdown) ? [] : ['noBreakdown']),
      ...(kind === 'survey' && !hasSurvey(surveyId ?? '') ? ['noSurvey'] : []),
      ...(calendarDay.at(clock.now(), times.zone) === undefined ? ['zone'] : []),
      ...((times.every === 'week') !== (times.weekday !== null) ? ['weekday'] : []),
      ...((times.every === 'month') !== (times.day !== null) ? ['day'] : []),
      ...(recipients.every(isStaff) ? [] : ['recipient']),
    ];
    if (faults.length > 0) throw new BackendError(400, 'InvalidReport', `${entry.name}: ${faults.join(', ')}`);
  }
}

function inOrder(entry: WrittenEntry): string {
  const { every, weekday, day, time, zone } = entry.times;
  return JSON.stringify([
    ...[entry.id, entry.name, entry.kind, entry.organisations.map(one => [one.id, one.withBelow]), entry.codes],
    ...[entry.breakdown, entry.surveyId ?? null, entry.period, entry.recipients, entry.isOn],
    ...[every, weekday, day, time, zone],
  ]);
}

const sameTimes = (one: WrittenEntry, other: WrittenEntry): boolean =>
  inOrder({ ...one, times: other.times }) === inOrder(one);

const inOrders = (entries: readonly WrittenEntry[]): string => JSON.stringify(entries.map(inOrder).sort());
