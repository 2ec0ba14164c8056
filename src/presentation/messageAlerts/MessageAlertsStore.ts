import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AllAlerts, ListMessageAlerts } from '@/application/messageAlerts/ListMessageAlerts';
import { plainText } from '@/domain/kernel/plainText';
import { ok, type Result } from '@/domain/kernel/Result';
import { overlapsIn, type OverlappingPair } from '@/domain/messageAlerts/overlapsIn';
import { alertState, type AlertState } from '@/domain/messageAlerts/alertState.rule';
import type { AlertAudience, AlertKind, MessageAlert } from '@/domain/messageAlerts/MessageAlert';
import { repeatEvery } from '../kit/repeatEvery';
import { PagedTable, type LoadedRows } from '../kit/table/PagedTable';

export interface MessageAlertsUseCases {
  readonly listMessageAlerts: ListMessageAlerts;
  /** A clock that shows the server's time, by which messages begin and end. */
  readonly clock: Clock;
}

/** The interval at which an open page checks the time, in milliseconds. */
const TICK_MS = 30_000;

/** The order of the states in the list; those that most need attention come first. */
const ORDER: readonly AlertState[] = ['showing', 'planned', 'draft', 'ended', 'withdrawn'];

/** The list of messages of both generations. Search and filters apply to the loaded messages. */
export class MessageAlertsStore {
  readonly table: PagedTable<MessageAlert, LoadedRows<MessageAlert>, CallFailure>;
  all: AllAlerts | undefined = undefined;
  query = '';
  state: AlertState | undefined = undefined;
  audience: AlertAudience | undefined = undefined;
  kind: AlertKind | undefined = undefined;
  /** True if only messages that overlap with another one are shown. */
  showsOverlaps = false;
  /** The current time, in milliseconds since 1970. */
  now: number;
  private isFresh = false;

  constructor(private readonly useCases: MessageAlertsUseCases) {
    this.now = useCases.clock.now();
    this.table = new PagedTable<MessageAlert, LoadedRows<MessageAlert>, CallFailure>({
      load: () => this.load(),
      keyOf: ({ id }) => id,
      endsAccess: ({ kind }) => kind === 'notAllowed',
      clock: useCases.clock,
    });
    makeObservable<this, 'tick' | 'handleAlerts'>(this, {
      all: observableRef,
      query: observable,
      state: observable,
      audience: observable,
      kind: observable,
      showsOverlaps: observable,
      now: observable,
      overlaps: computed,
      overlapping: computed,
      filter: action,
      tick: action,
      handleAlerts: action,
    });
  }

  start(): Unsubscribe {
    const stops = [this.table.start(), repeatEvery(this.useCases.clock, TICK_MS, () => this.tick())];
    return () => stops.forEach(stop => stop());
  }

  async refresh(): Promise<void> {
    this.isFresh = false;
    await this.table.reload();
  }

  /** Changes the filters; those that `changes` leaves out stay. */
  filter(changes: Partial<Pick<this, 'query' | 'state' | 'audience' | 'kind' | 'showsOverlaps'>>): void {
    Object.assign(this, changes);
    this.isFresh = this.all !== undefined;
    void this.table.reload();
  }

  /** Pairs of messages that the same people would see at the same time. */
  get overlaps(): readonly OverlappingPair[] {
    return overlapsIn(this.all?.alerts ?? [], this.now);
  }

  /** Ids of the messages that overlap with another one. */
  get overlapping(): ReadonlySet<string> {
    return new Set(this.overlaps.flatMap(({ one, other }) => [one.id, other.id]));
  }

  stateOf(alert: MessageAlert): AlertState {
    return alertState({ ...alert, now: this.now }).state;
  }

  private async load(): Promise<Result<LoadedRows<MessageAlert>, CallFailure>> {
    if (!this.isFresh) {
      const answer = await this.useCases.listMessageAlerts.execute();
      if (!answer.ok) return answer;
      this.handleAlerts(answer.value);
    }
    this.isFresh = false;
    const rows = this.matching();
    const { unreadable = 0 } = this.all ?? {};
    return ok({ rows, total: rows.length + unreadable, unreadable, isComplete: true });
  }

  private handleAlerts(all: AllAlerts): void {
    this.all = all;
    this.now = this.useCases.clock.now();
  }

  private matching(): readonly MessageAlert[] {
    const { state, audience, kind, showsOverlaps, overlapping } = this;
    const wanted = plainText(this.query.trim());
    const fits = (alert: MessageAlert): boolean =>
      (wanted === '' || plainText(alert.message).includes(wanted)) &&
      (state === undefined || this.stateOf(alert) === state) &&
      (audience === undefined || alert.audiences.includes(audience)) &&
      (kind === undefined || alert.kind === kind) &&
      (!showsOverlaps || overlapping.has(alert.id));
    return (this.all?.alerts ?? []).filter(fits).sort((one, other) => this.byNeed(one, other));
  }

  private byNeed(one: MessageAlert, other: MessageAlert): number {
    const [mine, theirs] = [this.stateOf(one), this.stateOf(other)];
    const byState = ORDER.indexOf(mine) - ORDER.indexOf(theirs);
    if (byState !== 0) return byState;
    if (mine === 'planned') return (one.from ?? 0) - (other.from ?? 0);
    return (other.changedAt ?? 0) - (one.changedAt ?? 0);
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}
