import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { LoadScores, Scores } from '@/application/patients/scores/LoadScores';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { scoreTrend, type TrendDirection } from '@/domain/patients/scores/scoreTrend.rule';
import { dayAt, daySpan, firstOfLast } from './daySpan';

/** The initial period in days; one of those to choose from. */
const FIRST_SHOWN = 90;

export interface ShownScores {
  readonly scores: Scores;
  /** The time at which it was loaded, in milliseconds since 1970. */
  readonly at: number;
}

/** `since`: when the one before was filled in, in milliseconds since 1970. */
export type ShownTrend =
  | { readonly direction: 'unknown' }
  | { readonly direction: Exclude<TrendDirection, 'unknown'>; readonly since: number };

export interface ScoresUseCases {
  readonly loadScores: Pick<LoadScores, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** One patient's reports in the chosen period. */
export class ScoresStore {
  /** Days by the patient's calendar, such as `2026-03-29`; the last is included. */
  fromDay: string;
  lastDay: string;
  /** The chosen number of days until today; null for other days. */
  span: number | null = FIRST_SHOWN;
  loading = false;
  shown: ShownScores | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  private readonly latest = latest();

  constructor(
    private readonly patientId: string,
    readonly zone: string,
    private readonly useCases: ScoresUseCases,
  ) {
    const now = useCases.clock.now();
    [this.fromDay, this.lastDay] = [firstOfLast(FIRST_SHOWN, now, zone), dayAt(now, zone)];
    makeObservable(this, {
      fromDay: observable,
      lastDay: observable,
      span: observable,
      loading: observable,
      shown: observableRef,
      failure: observableRef,
      isUnfit: computed,
      isLost: computed,
      latestSelfHarm: computed,
      choose: action,
      edit: action,
      load: action,
    });
  }

  /** If days until today were chosen, a page shown again on another day ends its period on that day. */
  start(): Unsubscribe {
    if (this.span === null) void this.load();
    else this.choose(this.span);
    return () => {
      this.latest.cancel();
    };
  }

  /** The user may not, or may no longer, see them. */
  get isLost(): boolean {
    return this.failure !== undefined && endsAccess(this.failure);
  }

  get isUnfit(): boolean {
    return daySpan(this.fromDay, this.lastDay, this.zone) === undefined;
  }

  /** The latest PHQ-9 whose last item needs attention; undefined where it is clear or not known. */
  get latestSelfHarm(): QuestionnaireReading | undefined {
    const latest = this.shown?.scores.phq9.at(-1);
    return latest?.selfHarm === 'flagged' || latest?.selfHarm === 'unknown' ? latest : undefined;
  }

  /** Results of the time shown that could not be read: the latest of them may be among them. */
  get unreadable(): number {
    return this.shown?.scores.graph.unreadable ?? 0;
  }

  /** The change from the previous score to the latest one, and the date of the previous one. */
  trendOf(questionnaire: Questionnaire): ShownTrend {
    const [before, latest] = this.shown?.scores[questionnaire].slice(-2) ?? [];
    if (this.unreadable > 0 || before === undefined || latest === undefined) return { direction: 'unknown' };
    const direction = scoreTrend({ questionnaire, before: before.total, latest: latest.total });
    return direction === 'unknown' ? { direction } : { direction, since: before.at };
  }

  choose(span: number): void {
    const now = this.useCases.clock.now();
    this.span = span;
    [this.fromDay, this.lastDay] = [firstOfLast(span, now, this.zone), dayAt(now, this.zone)];
    void this.load();
  }

  edit(part: 'fromDay' | 'lastDay', day: string): void {
    this[part] = day;
    this.span = null;
  }

  async load(): Promise<void> {
    const span = daySpan(this.fromDay, this.lastDay, this.zone);
    if (span === undefined) return;
    const isLatest = this.latest.begin();
    this.loading = true;
    const answer = await this.useCases.loadScores.execute(this.patientId, span.from, span.until);
    if (!isLatest()) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) this.shown = { scores: answer.value, at: this.useCases.clock.now() };
      else if (endsAccess(answer.failure)) this.shown = undefined;
    });
  }
}
