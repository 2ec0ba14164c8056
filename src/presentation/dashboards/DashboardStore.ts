import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DashboardGateway, DashboardList } from '@/application/dashboards/ports/DashboardGateway';
import type { EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { appliedFilters, type ChosenFilters, type DashboardView } from '@/domain/dashboards/DashboardView';
import { embedTarget } from '@/domain/dashboards/embedTarget.rule';
import { renewalOf, SILENT_AFTER_MS } from '@/domain/dashboards/renewalOf';
import { LoadedPart } from '../kit/LoadedPart';
import { repeatEvery } from '../kit/repeatEvery';
import { EmbeddedFrame } from './EmbeddedFrame';

/** The interval at which the ages on the page are updated, in milliseconds. */
const AGE_EVERY_MS = 30_000;

export interface DashboardDependencies {
  readonly dashboards: DashboardGateway;
  readonly frames: EmbedFrames;
  /** The only origin to which a token is sent. */
  readonly origin: string;
  /** A clock that shows the server's time, by which tokens expire. */
  readonly clock: Clock;
}

/** The reason why no dashboard, or only an outdated one, is on screen. */
export type DashboardFailure =
  | { readonly kind: 'noToken'; readonly failure: CallFailure }
  /** The backend named an address to which tokens must not be sent. */
  | { readonly kind: 'wrongAddress' }
  /** The frame has not sent anything for too long. */
  | { readonly kind: 'silent' }
  /** The frame shows its content but has not confirmed the filters. */
  | { readonly kind: 'notFiltered' };

/**
 * A dashboard (DOMO) in its frame. A minute before its token expires, a second frame opens with a new one and replaces
 * the first when it is ready; until then, or if that fails, the last picture stays on screen.
 */
export class DashboardStore {
  readonly list: LoadedPart<DashboardList>;
  /** Id of the chosen dashboard; undefined for the first of the list. */
  private wanted: string | undefined = undefined;
  chosen: ChosenFilters = {};
  /** The frame that is on screen, and the one that will replace it. */
  frames: readonly EmbeddedFrame[] = [];
  problem: DashboardFailure | undefined = undefined;
  /** The time of the dashboard's last update, and the time up to which it had data then. */
  lastGood: { readonly at: number; readonly dataAsOf?: number } | undefined = undefined;
  /** True while a token or a frame is being loaded. */
  opening = false;
  now: number;
  private renewAt = Infinity;
  private readonly latest = latest();
  private frameCount = 0;
  private stopRenewal: Unsubscribe = () => undefined;
  private stopSilence: Unsubscribe = () => undefined;

  constructor(private readonly dependencies: DashboardDependencies) {
    const { dashboards, clock } = dependencies;
    this.now = clock.now();
    this.list = new LoadedPart(
      () => dashboards.views(),
      clock,
      () => this.openFirst(),
    );
    makeObservable<this, 'wanted' | 'show' | 'fail' | 'handle'>(this, {
      ...{ wanted: observable, chosen: observableRef, frames: observableRef, problem: observableRef },
      ...{ lastGood: observableRef, opening: observable, now: observable, view: computed, picture: computed },
      ...{ choose: action, filter: action, open: action, show: action, fail: action, handle: action },
    });
  }

  start(): Unsubscribe {
    void this.list.load();
    const stopAges = repeatEvery(this.dependencies.clock, AGE_EVERY_MS, () =>
      runInAction(() => (this.now = this.dependencies.clock.now())),
    );
    return () => {
      stopAges();
      this.list.leave();
      this.clear();
    };
  }

  get view(): DashboardView | undefined {
    const views = this.list.known?.views ?? [];
    return views.find(({ id }) => id === this.wanted) ?? views[0];
  }

  /** The frame that has content to show. */
  get picture(): EmbeddedFrame | undefined {
    return this.frames.find(({ isReady }) => isReady);
  }

  choose(viewId: string): void {
    if (viewId === this.view?.id) return;
    this.wanted = viewId;
    this.chosen = {};
    this.clear();
    void this.open();
  }

  /** Changes a filter; an empty value removes it. */
  filter(column: string, value: string): void {
    this.chosen = { ...this.chosen, [column]: value };
    if (this.picture) this.applyFilters(this.picture);
  }

  /** Renews the token when the user returns, because a computer that was asleep has missed the time for it. */
  attend(looking: boolean): void {
    if (looking && this.dependencies.clock.now() >= this.renewAt && !this.opening) void this.open();
  }

  /** Opens the dashboard with a new token. The current frame stays until the new one is ready. */
  async open(): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    const isLatest = this.latest.begin();
    this.opening = true;
    this.stopRenewal();
    this.stopSilence();
    const answer = await this.dependencies.dashboards.embedData(view.id);
    if (!isLatest()) return;
    if (!answer.ok) return this.fail({ kind: 'noToken', failure: answer.failure });
    const { url, expiresAt } = answer.value;
    if (!embedTarget({ url, origin: this.dependencies.origin })) return this.fail({ kind: 'wrongAddress' });
    this.planRenewal(renewalOf(expiresAt, this.dependencies.clock.now()));
    const frame = new EmbeddedFrame(
      `dashboard-${(this.frameCount += 1)}`,
      answer.value,
      this.dependencies.frames,
      (from, kind) => this.handle(from, kind),
    );
    this.show(frame);
  }

  private openFirst(): void {
    if (this.frames.length === 0 && !this.opening) void this.open();
  }

  private show(frame: EmbeddedFrame): void {
    const { picture } = this;
    for (const other of this.frames) if (other !== picture) other.close();
    this.frames = picture ? [picture, frame] : [frame];
    this.awaitUpdate(() => this.fail({ kind: 'silent' }));
  }

  private handle(frame: EmbeddedFrame, kind: EmbedUpdate['kind']): void {
    if (!this.frames.includes(frame)) return;
    const { dataAsOf } = frame.embed;
    this.now = this.dependencies.clock.now();
    this.lastGood = { at: this.now, ...(dataAsOf !== undefined && { dataAsOf }) };
    if (kind === 'filtered') {
      this.stopSilence();
      this.problem = undefined;
    }
    if (kind !== 'ready') return;
    for (const other of this.frames) if (other !== frame) other.close();
    this.frames = [frame];
    this.opening = false;
    this.problem = undefined;
    this.applyFilters(frame);
  }

  private applyFilters(frame: EmbeddedFrame): void {
    const { view } = this;
    if (view === undefined || !frame.applyFilters(appliedFilters(view, this.chosen))) return;
    // While a frame is opening, there is already a time limit for its first update.
    if (!this.opening) this.awaitUpdate(() => this.fail({ kind: 'notFiltered' }));
  }

  private awaitUpdate(onSilence: () => void): void {
    this.stopSilence();
    this.stopSilence = this.dependencies.clock.wakeIn(SILENT_AFTER_MS, onSilence);
  }

  private fail(problem: DashboardFailure): void {
    const { picture } = this;
    this.opening = false;
    this.problem = problem;
    for (const other of this.frames) if (other !== picture) other.close();
    this.frames = picture ? [picture] : [];
  }

  private planRenewal(at: number): void {
    this.renewAt = at;
    const waitMs = Math.max(0, at - this.dependencies.clock.now());
    this.stopRenewal = this.dependencies.clock.wakeIn(waitMs, () => void this.open());
  }

  private clear(): void {
    this.latest.cancel();
    this.stopRenewal();
    this.stopSilence();
    for (const frame of this.frames) frame.close();
    runInAction(() => {
      [this.frames, this.problem, this.lastGood, this.opening] = [[], undefined, undefined, false];
    });
    this.renewAt = Infinity;
  }
}
