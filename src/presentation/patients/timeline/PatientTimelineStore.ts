import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import type { MomentArchive, MomentPage, MomentQuery } from '@/application/patients/ports/MomentArchive';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import { SeenItems } from '../../kit/SeenItems';
import { SeenMoments } from './SeenMoments';
import { dayOf } from '@/domain/kernel/time/dayOf';
import { ownClock } from '../../kit/time/ownClock';
import { foldedEntries } from './moments/foldedEntries';
import { LoadedMoments } from './moments/LoadedMoments';
import { MOMENT_GROUPS, typesOf, type MomentGroup } from './moments/MomentGroup';
import { momentIdsOf, momentRows, type MomentRow } from './moments/MomentRow';
import { timelineEntries, type TimelineEntry } from './moments/TimelineEntry';
import { repeatEvery } from '../../kit/repeatEvery';

export interface PatientTimelineUseCases {
  readonly archive: MomentArchive;
  readonly recordLastView: RecordLastView;
  readonly clock: Clock;
  /** Identity of the signed-in user; empty if it is not known. */
  readonly me: () => string;
}

/** Number of moments per page. */
export const TIMELINE_PAGE = 50;

/** The interval at which the boundary between past and future is updated, in milliseconds. */
const TICK_MS = 30_000;

/** The history of one patient: the loaded moments, the new ones, and the ones that the user has seen. */
export class PatientTimelineStore {
  readonly groups = MOMENT_GROUPS;
  chosen: readonly MomentGroup[] = [];
  /** State of the newest page; `failed` with moments means that they may be out of date. */
  phase: 'loading' | 'known' | 'failed' = 'loading';
  older: 'idle' | 'loading' | 'failed' | 'end' = 'idle';
  failure: CallFailure | undefined = undefined;
  /**
   * The user's last view of the history. Fixed when the page is opened, so that new moments stay new while they are
   * read.
   */
  lookedAt: MaybeChecked<number | null> | 'unknown' = 'unknown';
  /** Shows all appointments to come and not only the next one. */
  showsComing = false;
  /** The time at which the newest page was loaded, in milliseconds since 1970. */
  checkedAt = 0;
  /** Moments later than this are still to come; updated when a day ends or a moment begins. */
  private present = 0;
  private readonly loaded = new LoadedMoments();
  private readonly latest = latest();
  private readonly seen = new SeenMoments();
  readonly onScreen: SeenItems<string>;

  constructor(
    readonly patientId: string,
    private readonly useCases: PatientTimelineUseCases,
  ) {
    this.onScreen = new SeenItems({
      clock: useCases.clock,
      onSeen: momentIds => this.recordSeen(momentIds),
      // They count once the whole history is shown again.
      isIgnored: () => this.chosen.length > 0,
    });
    makeObservable<this, 'apply' | 'applyOlder' | 'present' | 'tick'>(this, {
      chosen: observableRef,
      phase: observable,
      older: observable,
      failure: observableRef,
      lookedAt: observableRef,
      checkedAt: observable,
      present: observable,
      tick: action,
      showsComing: observable,
      entries: computed,
      folded: computed,
      showComing: action,
      rows: computed,
      allRows: computed,
      newCount: computed,
      isLost: computed,
      toggle: action,
      showAll: action,
      reload: action,
      apply: action,
      applyOlder: action,
    });
  }

  /** Keeps showing what is loaded during a reload. */
  start(): Unsubscribe {
    void this.check();
    void this.load();
    const stopTicking = repeatEvery(this.useCases.clock, TICK_MS, () => this.tick());
    return () => {
      stopTicking();
      this.latest.cancel();
      this.onScreen.rest();
      this.updateMark();
      const { upTo } = this.seen;
      if (upTo !== null) void this.useCases.recordLastView.leave(this.patientId, upTo);
    };
  }

  get moments(): readonly Moment[] {
    return this.loaded.moments;
  }

  get entries(): readonly TimelineEntry[] {
    return this.entriesOf(this.moments);
  }

  /** Nothing is folded while a filter is set, or while it is not known which moments are new. */
  get folded(): readonly TimelineEntry[] {
    if (this.showsComing || this.chosen.length > 0 || this.lookedAt === 'couldNotCheck') return [];
    return foldedEntries({ entries: this.entries, present: this.present, gaps: this.loaded.gaps });
  }

  /** The rows on screen, with a row for each moment that could not be read. */
  get rows(): readonly MomentRow[] {
    const folded = new Set(this.folded.map(({ moment }) => moment));
    const entries = folded.size === 0 ? this.entries : this.entriesOf(this.moments.filter(one => !folded.has(one)));
    return momentRows(entries, this.loaded.gaps);
  }

  /** The rows with nothing folded, for print. */
  get allRows(): readonly MomentRow[] {
    return momentRows(this.entries, this.loaded.gaps);
  }

  /** Number of loaded moments that could not be read. */
  get unreadable(): number {
    return this.loaded.gaps.length;
  }

  /** Number of loaded moments that are new. */
  get newCount(): number {
    return this.entries.filter(({ isNew }) => isNew).length;
  }

  /** The user has no access, or no longer has access, to this patient. */
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
    const isLatest = this.latest.current();
    const { cursor } = this.loaded;
    if (cursor === null || this.older === 'loading') return;
    runInAction(() => (this.older = 'loading'));
    const page = await this.useCases.archive.page({ ...this.query(), cursor });
    if (isLatest()) this.applyOlder(page);
  }

  /** The user is near the end of the loaded moments. After a failure they decide when to try again. */
  reachedEnd(): void {
    if (this.older === 'idle') void this.loadOlder();
  }

  /** Receives the rows on screen. A row shows one moment, or several that share it. */
  showing(rowIds: readonly string[], isInSight: (rowId: string) => boolean): void {
    const rowOf = new Map(
      this.rows
        .filter(({ id }) => rowIds.includes(id))
        .flatMap(row => momentIdsOf(row).map(momentId => [momentId, row.id] as const)),
    );
    this.onScreen.showing([...rowOf.keys()], momentId => isInSight(rowOf.get(momentId) ?? momentId));
  }

  /** Records rows that the user has seen. With a filter, the moments in between are unknown. */
  recordSeen(momentIds: readonly string[]): void {
    if (this.chosen.length === 0) this.seen.add(momentIds);
  }

  put(moment: Moment): void {
    if (this.chosen.length === 0 || typesOf(this.chosen).includes(moment.type)) this.loaded.put(moment);
  }

  remove(momentId: string): void {
    this.loaded.remove(momentId);
  }

  /** Removes the content immediately; with a reason, permanent deletion was requested. */
  markDeleted({ momentId, type, at, recordedAt, author }: Moment, reason?: string): void {
    const now = this.useCases.clock.now();
    const stamp = { at: now, by: { userId: this.useCases.me(), name: '' } };
    const mark = reason === undefined ? { deleted: stamp } : { hardDeleteRequested: { ...stamp, reason } };
    this.loaded.replace({ momentId, type, at, recordedAt, updatedAt: now, author, ...mark });
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

  private choose(chosen: readonly MomentGroup[]): void {
    this.updateMark();
    this.chosen = chosen;
    this.older = 'idle';
    this.loaded.clear();
    void this.load();
  }

  private query(): MomentQuery {
    const types = typesOf(this.chosen);
    return { patientId: this.patientId, ...(types.length > 0 && { types }), limit: TIMELINE_PAGE };
  }

  private async check(): Promise<void> {
    const lookedAt = await this.useCases.recordLastView.execute(this.patientId);
    runInAction(() => (this.lookedAt = lookedAt));
  }

  private async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.loaded.requestNewest();
    runInAction(() => {
      this.phase = 'loading';
      if (this.older === 'loading') this.older = 'idle';
    });
    const page = await this.useCases.archive.page(this.query());
    if (isLatest()) this.apply(page);
  }

  private apply(page: Result<MomentPage, CallFailure>): void {
    if (!page.ok) {
      this.phase = 'failed';
      this.failure = page.failure;
      if (endsAccess(page.failure)) this.clear();
      return;
    }
    if (this.loaded.applyNewest(page.value)) this.older = this.loaded.isWhole ? 'end' : 'idle';
    this.phase = 'known';
    this.failure = undefined;
    this.checkedAt = this.useCases.clock.now();
    this.present = this.checkedAt;
  }

  private applyOlder(page: Result<MomentPage, CallFailure>): void {
    if (!page.ok) {
      this.older = 'failed';
      this.failure = page.failure;
      if (endsAccess(page.failure)) this.clear();
      return;
    }
    this.loaded.appendOlder(page.value);
    this.older = this.loaded.isWhole ? 'end' : 'idle';
    this.failure = undefined;
  }

  /** The user may no longer see the patient, so nothing that was loaded stays on screen. */
  private clear(): void {
    this.loaded.clear();
    this.older = 'idle';
    this.phase = 'failed';
  }

  private tick(): void {
    if (this.checkedAt === 0) return;
    const { now, present, moments } = this;
    const today = dayOf(present / 1_000, ownClock.zone);
    const isOtherDay = now / 1_000 < today.start || now / 1_000 >= today.end;
    if (isOtherDay || moments.some(({ at }) => at > present && at <= now)) this.present = now;
  }

  /** With a filter, the moments in between are unknown. */
  private updateMark(): void {
    if (this.chosen.length > 0) return;
    const { moments, lookedAt, older } = this;
    this.seen.update({
      moments,
      isWhole: older === 'end',
      lookedAt: lookedAt === 'unknown' ? 'couldNotCheck' : lookedAt,
      me: this.useCases.me(),
    });
  }
}
