import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import type { ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import type { SaveSchedule, ScheduleSaveFailure } from '@/application/reports/SaveSchedule';
import { calendarDay } from '@/domain/kernel/time/calendarDay';
import { nextClockChanges } from '@/domain/kernel/time/nextClockChanges';
import { nextRuns, type PlannedRun, type RunTimes } from '@/domain/reports/nextRuns.rule';
import {
  mergeEntries,
  writtenEntry,
  type ReportSchedule,
  type ScheduleEntry,
  type ScheduleRun,
  runsUntil,
  type WrittenEntry,
} from '@/domain/reports/ReportSchedule';
import type { RunState } from '@/domain/reports/runState.rule';
import { repeatEvery } from '../kit/repeatEvery';
import { ScheduleEntryForm } from './ScheduleEntryForm';

/** The interval at which the schedule is loaded again, in milliseconds, so that missed runs appear on an open page. */
export const SCHEDULE_PAUSE_MS = 60_000;
/** Number of next runs shown for an entry. */
const NEXT_RUNS = 10;
/** Number of days in the calendar: six weeks, which fit every month. */
const CALENDAR_DAYS = 42;

export interface ScheduleUseCases {
  readonly schedule: ScheduleGateway;
  readonly reports: Pick<ReportGateway, 'choices'>;
  readonly saveSchedule: SaveSchedule;
  readonly ids: IdGenerator;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
  /** Returns the reader's time zone. */
  readonly zone: () => string;
  readonly saveFile: (name: string, file: Blob) => void;
}

export interface CalendarRun {
  readonly entryId: string;
  readonly name: string;
  readonly at: number;
  readonly state: RunState;
  readonly reportId?: string;
}

export interface CalendarDay {
  /** The day as `yyyy-mm-dd`. */
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly isToday: boolean;
  readonly runs: readonly CalendarRun[];
}

/** The effect of a clock change on an entry. */
export interface ShownClockChange {
  readonly at: number;
  readonly minutes: number;
  /** The entry's run on that day; undefined if there is none. */
  readonly run: PlannedRun | undefined;
}

interface Conflict {
  /** The schedule on which the user's edits are based. */
  readonly before: ReportSchedule;
  readonly now: ReportSchedule;
  readonly mine: readonly WrittenEntry[];
  readonly ids: readonly string[];
  readonly choices: Readonly<Record<string, 'mine' | 'theirs'>>;
}

/** The schedule of reports: its entries, the outcomes of their runs, and the next ones. */
export class ScheduleStore {
  schedule: ReportSchedule | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  /** Id of the entry whose next runs are shown. */
  selectedId: string | undefined = undefined;
  /** First day of the month that the calendar shows. */
  month: string;
  /** The runs of that month, if it is earlier than the weeks that come with the schedule. */
  monthRuns: readonly ScheduleRun[] | undefined = undefined;
  /** The failure of the runs of that month. */
  monthFailure: CallFailure | undefined = undefined;
  now: number;
  /** The time at which the schedule was loaded; runs due since then are unknown. */
  private readAt = 0;
  isSaving = false;
  saveFailure: Exclude<ScheduleSaveFailure, { readonly kind: 'conflict' }> | undefined = undefined;
  conflict: Conflict | undefined = undefined;
  editor: ScheduleEntryForm | undefined = undefined;
  /** The schedule as it was when the editor was opened. Later changes by others are merged with the edits. */
  private editedFrom: ReportSchedule | undefined = undefined;
  isDownloading = false;
  private readonly latest = latest();

  constructor(private readonly useCases: ScheduleUseCases) {
    this.now = useCases.clock.now();
    this.month = calendarDay.firstOfMonth(calendarDay.at(this.now, useCases.zone()) ?? '2026-01-01');
    makeObservable(this, {
      ...{ schedule: observableRef, failure: observableRef, selectedId: observable, month: observable },
      ...{
        monthRuns: observableRef,
        monthFailure: observableRef,
        now: observable,
        isSaving: observable,
        saveFailure: observableRef,
      },
      ...{ conflict: observableRef, editor: observableRef, isDownloading: observable },
      ...{ selected: computed, lastRuns: computed, nextOfSelected: computed, changesOfSelected: computed },
      ...{ calendar: computed, isMonthKnown: computed, isDecided: computed },
      ...{ select: action, edit: action, closeEditor: action, decide: action, cancelConflict: action },
    });
  }

  start(): Unsubscribe {
    void this.load();
    const stop = repeatEvery(this.useCases.clock, SCHEDULE_PAUSE_MS, () => void this.load());
    return () => {
      this.latest.cancel();
      stop();
    };
  }

  get entries(): readonly ScheduleEntry[] {
    return this.schedule?.entries ?? [];
  }

  get selected(): ScheduleEntry | undefined {
    return this.entries.find(({ id }) => id === this.selectedId) ?? this.entries[0];
  }

  /** The newest run of each entry. */
  get lastRuns(): ReadonlyMap<string, ScheduleRun> {
    return new Map(this.schedule && runsUntil(this.schedule, this.readAt).map(run => [run.entryId, run]));
  }

  nextOf(entry: ScheduleEntry, count: number): readonly PlannedRun[] {
    if (!entry.isOn || entry.paused !== undefined) return [];
    return nextRuns({ times: entry.times, after: this.now, count, until: null });
  }

  /** The next runs of an entry that is being edited. */
  preview(times: RunTimes): readonly PlannedRun[] {
    return nextRuns({ times, after: this.now, count: NEXT_RUNS, until: null });
  }

  get nextOfSelected(): readonly PlannedRun[] {
    return this.selected === undefined ? [] : this.nextOf(this.selected, NEXT_RUNS);
  }

  /** The next two clock changes in the time zone of the selected entry. */
  get changesOfSelected(): readonly ShownClockChange[] {
    const entry = this.selected;
    if (entry === undefined) return [];
    const { times } = entry;
    return nextClockChanges(this.now / 1000, times.zone).map(({ at, minutes }) => {
      const day = calendarDay.at(at * 1000, times.zone);
      const runs = nextRuns({ times, after: at * 1000 - 2 * 86_400_000, count: 4, until: null });
      return { at: at * 1000, minutes, run: runs.find(run => run.day === day) };
    });
  }

  get calendar(): readonly CalendarDay[] {
    const zone = this.useCases.zone();
    const first = calendarDay.plus(this.month, 1 - calendarDay.weekday(this.month));
    const days = Array.from({ length: CALENDAR_DAYS }, (_, place) => calendarDay.plus(first, place));
    const today = calendarDay.at(this.now, zone);
    const byDay = new Map<string, CalendarRun[]>(days.map(day => [day, []]));
    for (const run of [...this.pastRuns(), ...this.plannedRuns(days.at(-1) ?? first)])
      byDay.get(calendarDay.at(run.at, zone) ?? '')?.push(run);
    const shown = days.map(day => ({
      ...{ day, isToday: day === today, isOfMonth: day.slice(0, 7) === this.month.slice(0, 7) },
      runs: byDay.get(day) ?? [],
    }));
    // The sixth week is left out if it has no day of the month.
    return shown.slice(0, shown.slice(35).some(({ isOfMonth }) => isOfMonth) ? 42 : 35);
  }

  /** True if the runs of the shown month are loaded. Those of the current month come with the schedule. */
  get isMonthKnown(): boolean {
    const today = calendarDay.at(this.now, this.useCases.zone()) ?? this.month;
    return this.monthRuns !== undefined || this.month >= calendarDay.firstOfMonth(today);
  }

  private pastRuns(): readonly CalendarRun[] {
    const names = new Map(this.entries.map(({ id, name }) => [id, name]));
    const { schedule } = this;
    const recorded = schedule ? runsUntil(schedule, this.readAt) : [];
    return (this.monthRuns ?? recorded).flatMap(run => {
      const name = names.get(run.entryId);
      return name === undefined
        ? []
        : [
            {
              ...{ entryId: run.entryId, name, at: run.dueAt, state: run.state },
              ...(run.reportId !== undefined && { reportId: run.reportId }),
            },
          ];
    });
  }

  private plannedRuns(lastDay: string): readonly CalendarRun[] {
    const end = calendarDay.moment(calendarDay.plus(lastDay, 1), '00:00', this.useCases.zone())?.at ?? this.now;
    return this.entries
      .filter(({ isOn, paused }) => isOn && paused === undefined)
      .flatMap(entry =>
        nextRuns({ times: entry.times, after: this.now, count: CALENDAR_DAYS * 2, until: end }).map(({ at }) => ({
          ...{ entryId: entry.id, name: entry.name, at, state: 'due' as const },
        })),
      );
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    const read = await this.useCases.schedule.read();
    if (!isLatest()) return;
    runInAction(() => {
      this.now = this.useCases.clock.now();
      if (read.ok) [this.schedule, this.failure, this.readAt] = [read.value, undefined, this.now];
      else this.failure = read.failure;
    });
  }

  select(id: string): void {
    this.selectedId = id;
  }

  async showMonth(months: number | 'today'): Promise<void> {
    const today = calendarDay.at(this.now, this.useCases.zone()) ?? this.month;
    const month = calendarDay.firstOfMonth(months === 'today' ? today : this.month, months === 'today' ? 0 : months);
    runInAction(() => ([this.month, this.monthRuns, this.monthFailure] = [month, undefined, undefined]));
    if (this.isMonthKnown) return;
    const read = await this.useCases.schedule.read(calendarDay.plus(month, -7), calendarDay.plus(month, CALENDAR_DAYS));
    if (this.month !== month) return;
    runInAction(() => {
      if (read.ok) this.monthRuns = read.value.runs;
      else this.monthFailure = read.failure;
    });
  }

  /** Opens the editor of an entry, or of a new one. */
  edit(id?: string): void {
    const entry = this.entries.find(one => one.id === id);
    this.saveFailure = undefined;
    this.editedFrom = this.schedule;
    this.editor = new ScheduleEntryForm(
      entry?.id ?? this.useCases.ids.next(),
      this.useCases,
      this.useCases.zone(),
      entry,
    );
  }

  closeEditor(): void {
    this.editor = undefined;
  }

  async saveEditor(): Promise<void> {
    const { editor, editedFrom } = this;
    editor?.addRecipient();
    editor?.set({ hasTriedToSubmit: true });
    const written = editor?.written;
    if (written === undefined || editedFrom === undefined) return;
    const former = editedFrom.entries.find(({ id }) => id === written.id);
    const entries = editedFrom.entries.map(entry => (entry === former ? written : writtenEntry(entry)));
    const resumed = former?.paused ? [former.id] : [];
    const isSaved = await this.save(former ? entries : [...entries, written], editedFrom, resumed);
    if (isSaved) runInAction(() => ([this.editor, this.selectedId] = [undefined, written.id]));
  }

  async setOn(id: string, isOn: boolean): Promise<void> {
    await this.save(
      this.entries.map(entry => (entry.id === id ? { ...writtenEntry(entry), isOn } : writtenEntry(entry))),
    );
  }

  async remove(id: string): Promise<void> {
    await this.save(this.entries.filter(entry => entry.id !== id).map(writtenEntry));
  }

  decide(id: string, choice: 'mine' | 'theirs'): void {
    const { conflict } = this;
    if (conflict) this.conflict = { ...conflict, choices: { ...conflict.choices, [id]: choice } };
  }

  cancelConflict(): void {
    this.conflict = undefined;
  }

  get isDecided(): boolean {
    const { conflict } = this;
    return conflict !== undefined && conflict.ids.every(id => conflict.choices[id] !== undefined);
  }

  /** Saves the versions that the user chose of the entries that both have changed. */
  async settle(): Promise<void> {
    const { conflict } = this;
    if (!conflict || !this.isDecided) return;
    const { before, now, mine, choices } = conflict;
    const merged = mergeEntries(before.entries, mine, now.entries).entries.filter(({ id }) => choices[id] !== 'mine');
    const own = mine.filter(({ id }) => choices[id] === 'mine');
    runInAction(() => ([this.schedule, this.conflict, this.readAt] = [now, undefined, this.now]));
    if (await this.save([...merged, ...own])) runInAction(() => (this.editor = undefined));
  }

  async downloadCsv(): Promise<void> {
    runInAction(() => (this.isDownloading = true));
    const csv = await this.useCases.schedule.csv();
    runInAction(() => {
      this.isDownloading = false;
      if (!csv.ok) this.failure = csv.failure;
    });
    if (csv.ok) this.useCases.saveFile(csv.value.name, new Blob([csv.value.bytes]));
  }

  private async save(
    entries: readonly WrittenEntry[],
    before = this.schedule,
    resumed: readonly string[] = [],
  ): Promise<boolean> {
    if (!before || this.isSaving) return false;
    runInAction(() => ([this.isSaving, this.saveFailure] = [true, undefined]));
    const saved = await this.useCases.saveSchedule.execute(before, entries, resumed);
    this.latest.cancel();
    runInAction(() => {
      this.isSaving = false;
      this.now = this.useCases.clock.now();
      if (saved.ok) [this.schedule, this.readAt] = [saved.value, this.now];
      else if (saved.failure.kind === 'conflict')
        this.conflict = { before, now: saved.failure.now, mine: entries, ids: saved.failure.ids, choices: {} };
      else this.saveFailure = saved.failure;
    });
    return saved.ok;
  }
}
