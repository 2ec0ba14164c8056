import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import type { MomentPage } from '@/application/patients/ports/MomentArchive';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { ReadTimeline } from '@/application/patients/timeline/ReadTimeline';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Checked } from '@/domain/kernel/Checked';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { mergeMoments } from '@/domain/patients/timeline/mergeMoments';
import { mergeNewestPage } from '@/domain/patients/timeline/mergeNewestPage';
import type { Result } from '@/domain/kernel/Result';
import { lastSeen } from './lastSeen';
import { timelineEntries } from './timelineEntries';
import { dayOf } from '@/domain/kernel/time/dayOf';
import { ownClock } from '../ownClock';
import type { TimelineEntry } from './TimelineEntry';
import type { MomentRow } from './MomentRow';
import { OWN_MOMENT_TYPES, type MomentType } from '@/domain/patients/timeline/MomentType';

/**
 * The entries with the places of those that could not be read: each below the moment named, null and one that is gone
 * above all.
 */
function momentRows(entries: readonly TimelineEntry[], gaps: readonly (string | null)[]): readonly MomentRow[] {
  const shown = new Set(entries.map(({ moment }) => moment.momentId));
  const below = (momentId: string | null): readonly MomentRow[] =>
    gaps.flatMap((gap, index) =>
      (gap !== null && shown.has(gap) ? gap : null) === momentId ? [{ id: `unreadable-${index}` }] : [],
    );
  return [
    ...below(null),
    ...entries.flatMap(entry => [{ id: entry.moment.momentId, entry }, ...below(entry.moment.momentId)]),
  ];
}

const questionnaires: readonly MomentType[] = ['phq9', 'gad7'];
const diary: readonly MomentType[] = ['checkup', 'journal', 'positive'];

/** By what a history can be narrowed, in the order of the buttons. */
const momentGroups = {
  notes: ['note'],
  appointments: ['appointment'],
  chats: ['chat'],
  risk: ['risk-assessment'],
  cgi: ['cgi'],
  files: ['drive-file'],
  questionnaires,
  diary,
  exercises: OWN_MOMENT_TYPES.filter(type => !questionnaires.includes(type) && !diary.includes(type)),
} as const satisfies Readonly<Record<string, readonly MomentType[]>>;

type MomentGroup = keyof typeof momentGroups;

export interface PatientTimelineUseCases {
  readonly readTimeline: ReadTimeline;
  readonly recordLastView: RecordLastView;
  readonly clock: Clock;
  /** Identity of whoever is signed in; empty where it is not known. */
  readonly me: () => string;
}

/** What is to come is told from what is past anew after this many milliseconds. */
const TICK_MS = 30_000;

/** It is to take place, as far as is known. */
const isPlanned = ({ moment, shown }: TimelineEntry): boolean =>
  shown === 'shown' && moment.appointment?.status === 'scheduled';

const NO_GAPS = { newest: [], older: [] } as const;
const gapsOf = ({ gaps, unreadable = 0 }: MomentPage): readonly (string | null)[] =>
  gaps ?? Array.from({ length: unreadable }, () => null);

/** The history of one patient: as far as it is loaded, what is new in it, and what of it the person has seen. */
export class PatientTimelineStore {
  readonly groups = Object.keys(momentGroups) as readonly MomentGroup[];
  chosen: readonly MomentGroup[] = [];
  moments: readonly Moment[] = [];
  /** Of the newest page; `failed` with moments means that they may be out of date. */
  phase: 'loading' | 'known' | 'failed' = 'loading';
  older: 'idle' | 'loading' | 'failed' | 'end' = 'idle';
  failure: PatientFailure | undefined = undefined;
  /** When the person looked last: fixed when the page is opened, so that nothing stops being new while it is read. */
  lookedAt: Checked<number | null> | 'unknown' = 'unknown';
  /** All that is to come is on show, not the next of it alone. */
  showsComing = false;
  /** When the newest page came, in milliseconds since 1970. */
  checkedAt = 0;
  /** What is later is still to come; moved on when a day or the beginning of something passes. */
  private present = 0;
  /** Where moments could not be read: below these ids, null above all; of the newest page, and of what follows it. */
  private gaps: { readonly newest: readonly (string | null)[]; readonly older: readonly (string | null)[] } = NO_GAPS;
  private cursor: string | null = null;
  private round = 0;
  private mark: number | null = null;
  private seen = new Set<string>();
  /** Ids of what was put in or taken out since the newest page was asked for, of which its answer cannot know. */
  private since = { put: new Set<string>(), dropped: new Set<string>() };

  constructor(
    readonly patientId: string,
    private readonly useCases: PatientTimelineUseCases,
  ) {
    makeObservable<this, 'apply' | 'takeOlder' | 'gaps' | 'present' | 'tick'>(this, {
      chosen: observableRef,
      moments: observableRef,
      phase: observable,
      older: observable,
      failure: observableRef,
      lookedAt: observableRef,
      gaps: observableRef,
      checkedAt: observable,
      present: observable,
      tick: action,
      showsComing: observable,
      entries: computed,
      folded: computed,
      showComing: action,
      rows: computed,
      allRows: computed,
      unreadable: computed,
      newCount: computed,
      isLost: computed,
      toggle: action,
      showAll: action,
      reload: action,
      put: action,
      drop: action,
      markDeleted: action,
      apply: action,
      takeOlder: action,
    });
  }

  /** What is known stays on show while it is looked for anew. */
  start(): Unsubscribe {
    void this.check();
    void this.load();
    const stopTicking = this.keepTicking();
    return () => {
      stopTicking();
      this.round += 1;
      this.noteMark();
      if (this.mark !== null) void this.useCases.recordLastView.leave(this.patientId, this.mark);
    };
  }

  get entries(): readonly TimelineEntry[] {
    return this.entriesOf(this.moments);
  }

  /**
   * Of the appointments to come, the next that is to take place stays on show and later ones are folded away, so that
   * the past is in sight. What is new never is, and nothing is while it could not be checked what is new, while the
   * history is narrowed, or where something between could not be read.
   */
  get folded(): readonly TimelineEntry[] {
    if (this.showsComing || this.chosen.length > 0 || this.lookedAt === 'couldNotCheck') return [];
    const coming = this.entries.filter(({ moment }) => moment.at > this.present);
    const gaps = [...this.gaps.newest, ...this.gaps.older];
    const isBroken = gaps.some(gap => gap === null || coming.some(({ moment }) => moment.momentId === gap));
    if (isBroken) return [];
    const next = coming.findLastIndex(isPlanned);
    const later = coming.slice(0, next === -1 ? -1 : next);
    return later.filter(({ isNew, moment }) => !isNew && moment.type === 'appointment');
  }

  private entriesOf(moments: readonly Moment[]): readonly TimelineEntry[] {
    const { lookedAt, present: now } = this;
    return timelineEntries({
      moments,
      now,
      lookedAt: lookedAt === 'unknown' ? 'couldNotCheck' : lookedAt,
      me: this.useCases.me(),
    });
  }

  /** With the places of what could not be read. */
  get rows(): readonly MomentRow[] {
    const folded = new Set(this.folded.map(({ moment }) => moment));
    const entries = folded.size === 0 ? this.entries : this.entriesOf(this.moments.filter(one => !folded.has(one)));
    return momentRows(entries, [...this.gaps.newest, ...this.gaps.older]);
  }

  /** The same with nothing folded away, for paper. */
  get allRows(): readonly MomentRow[] {
    return momentRows(this.entries, [...this.gaps.newest, ...this.gaps.older]);
  }

  /** Moments among what is loaded that could not be read. */
  get unreadable(): number {
    return this.gaps.newest.length + this.gaps.older.length;
  }

  /** Among what is loaded. */
  get newCount(): number {
    return this.entries.filter(({ isNew }) => isNew).length;
  }

  /** The person may not see it (any more). */
  get isLost(): boolean {
    return this.failure !== undefined && endsAccess(this.failure);
  }

  get now(): number {
    return this.useCases.clock.now();
  }

  showComing(): void {
    this.showsComing = true;
  }

  toggle(group: MomentGroup): void {
    this.choose(this.chosen.includes(group) ? this.chosen.filter(one => one !== group) : [...this.chosen, group]);
  }

  showAll(): void {
    this.choose([]);
  }

  reload(): void {
    void this.load();
  }

  async loadOlder(): Promise<void> {
    const { cursor, round } = this;
    if (cursor === null || this.older === 'loading') return;
    runInAction(() => (this.older = 'loading'));
    const page = await this.useCases.readTimeline.execute({ ...this.query(), cursor });
    if (round === this.round) this.takeOlder(page);
  }

  /** Near the end of what is loaded. After a failure the person decides when to try again. */
  reachedEnd(): void {
    if (this.older === 'idle') void this.loadOlder();
  }

  /** Rows that are on the screen. Of a narrowed history nothing is known about what lies between. */
  recordSeen(momentIds: readonly string[]): void {
    if (this.chosen.length === 0) for (const momentId of momentIds) this.seen.add(momentId);
  }

  put(moment: Moment): void {
    this.since.put.add(moment.momentId);
    if (this.fits(moment)) this.moments = mergeMoments(this.moments, [moment]);
  }

  drop(momentId: string): void {
    this.since.dropped.add(momentId);
    this.moments = this.moments.filter(moment => moment.momentId !== momentId);
  }

  /** What it says is gone at once; with a reason its deletion for good was asked for. */
  markDeleted({ momentId, type, at, recordedAt, author }: Moment, reason?: string): void {
    const now = this.useCases.clock.now();
    const stamp = { at: now, by: { userId: this.useCases.me(), name: '' } };
    const mark = reason === undefined ? { deleted: stamp } : { hardDeleteRequested: { ...stamp, reason } };
    const bare: Moment = { momentId, type, at, recordedAt, updatedAt: now, author, ...mark };
    this.moments = this.moments.map(moment => (moment.momentId === momentId ? bare : moment));
  }

  private choose(chosen: readonly MomentGroup[]): void {
    this.noteMark();
    this.chosen = chosen;
    [this.moments, this.cursor, this.older, this.gaps] = [[], null, 'idle', NO_GAPS];
    void this.load();
  }

  private fits({ type }: Moment): boolean {
    return (
      this.chosen.length === 0 || this.chosen.some(group => (momentGroups[group] as readonly string[]).includes(type))
    );
  }

  private query() {
    return { patientId: this.patientId, types: this.chosen.flatMap(group => [...momentGroups[group]]) };
  }

  private async check(): Promise<void> {
    const lookedAt = await this.useCases.recordLastView.execute(this.patientId);
    runInAction(() => (this.lookedAt = lookedAt));
  }

  private async load(): Promise<void> {
    const round = ++this.round;
    this.since = { put: new Set(), dropped: new Set() };
    runInAction(() => {
      this.phase = 'loading';
      if (this.older === 'loading') this.older = 'idle';
    });
    const page = await this.useCases.readTimeline.execute(this.query());
    if (round === this.round) this.apply(page);
  }

  private apply(page: Result<MomentPage, PatientFailure>): void {
    if (!page.ok) {
      [this.phase, this.failure] = ['failed', page.failure];
      if (endsAccess(page.failure)) this.empty();
      return;
    }
    const { cursor } = page.value;
    const moments = page.value.moments.filter(({ momentId }) => !this.since.dropped.has(momentId));
    const renewed = mergeNewestPage(this.moments, { moments, isLast: cursor === null }, this.since.put);
    this.moments = renewed.moments;
    const isFirst = this.cursor === null && this.older !== 'end';
    if (isFirst || !renewed.joins || cursor === null)
      [this.cursor, this.older] = [cursor, cursor === null ? 'end' : 'idle'];
    const older = isFirst || !renewed.joins || cursor === null ? [] : this.gaps.older;
    this.gaps = { newest: gapsOf(page.value), older };
    [this.phase, this.failure, this.checkedAt] = ['known', undefined, this.useCases.clock.now()];
    this.present = this.checkedAt;
  }

  private takeOlder(page: Result<MomentPage, PatientFailure>): void {
    if (!page.ok) {
      [this.older, this.failure] = ['failed', page.failure];
      if (endsAccess(page.failure)) this.empty();
      return;
    }
    const above = this.moments.at(-1)?.momentId ?? null;
    this.moments = mergeMoments(this.moments, page.value.moments);
    this.gaps = { ...this.gaps, older: [...this.gaps.older, ...gapsOf(page.value).map(gap => gap ?? above)] };
    this.cursor = page.value.cursor;
    this.older = this.cursor === null ? 'end' : 'idle';
    this.failure = undefined;
  }

  /** What was read is not for this person any more. */
  private empty(): void {
    [this.moments, this.cursor, this.older, this.phase, this.gaps] = [[], null, 'idle', 'failed', NO_GAPS];
  }

  private keepTicking(): Unsubscribe {
    let stop: Unsubscribe = () => undefined;
    const again = (): void => {
      this.tick();
      stop = this.useCases.clock.wakeIn(TICK_MS, again);
    };
    stop = this.useCases.clock.wakeIn(TICK_MS, again);
    return () => stop();
  }

  private tick(): void {
    if (this.checkedAt === 0) return;
    const { now, present, moments } = this;
    const today = dayOf(present / 1_000, ownClock.zone);
    const isOtherDay = now / 1_000 < today.start || now / 1_000 >= today.end;
    if (isOtherDay || moments.some(({ at }) => at > present && at <= now)) this.present = now;
  }

  private noteMark(): void {
    if (this.chosen.length > 0) return;
    const { moments, lookedAt, seen, older } = this;
    this.mark =
      lastSeen({
        moments,
        isWhole: older === 'end',
        lookedAt: lookedAt === 'unknown' ? 'couldNotCheck' : lookedAt,
        seen,
        me: this.useCases.me(),
      }) ?? this.mark;
  }
}
