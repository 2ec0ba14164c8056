import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { requestOrder } from '@/domain/chat/requests/requestOrder.rule';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import { Listeners } from '../../kernel/Listeners';
import type { KnownPatients } from '../../kernel/KnownPatients';
import { latest } from '../../kernel/latest';
import type { LiveState } from '../../kernel/LiveState';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatRequestGateway } from '../ports/ChatRequestGateway';
import type { ReadList } from '@/domain/kernel/ReadList';

/** Interval at which the list is reloaded without a notification, in milliseconds. */
export const REQUESTS_POLL_MS = 15_000;

type State = LiveState<ReadList<ChatRequest>>;

/** Watches waiting requests, in the order in which they should be answered. All watchers share one load. */
export class WatchChatRequests {
  private readonly watches = new Map<ChatGeneration, RequestsWatch>();

  constructor(
    private readonly gateway: ChatRequestGateway,
    private readonly source: NotificationSource,
    private readonly clock: Clock,
    private readonly known: KnownPatients,
  ) {}

  /** `refresh` reloads at once. */
  execute(
    generation: ChatGeneration,
    notify: (state: State) => void,
  ): { readonly stop: Unsubscribe; readonly refresh: () => void } {
    const { gateway, source, clock, known } = this;
    const watch = this.watches.get(generation) ?? new RequestsWatch(generation, gateway, source, clock, known);
    this.watches.set(generation, watch);
    return { stop: watch.join(notify), refresh: () => watch.refresh() };
  }
}

/** The requests of one generation, loaded while there is a watcher. */
class RequestsWatch {
  private readonly listeners = new Listeners<[state: State]>();
  private state: State = { status: 'unknown' };
  private readonly latest = latest();
  private cancelPoll: Unsubscribe = () => undefined;
  private unwatch: Unsubscribe = () => undefined;

  constructor(
    private readonly generation: ChatGeneration,
    private readonly gateway: ChatRequestGateway,
    private readonly source: NotificationSource,
    private readonly clock: Clock,
    private readonly known: KnownPatients,
  ) {}

  join(notify: (state: State) => void): Unsubscribe {
    const isFirst = this.listeners.size === 0;
    const stop = this.listeners.add(notify);
    notify(this.named());
    if (isFirst) this.watch();
    return () => {
      stop();
      if (this.listeners.size === 0) this.rest();
    };
  }

  refresh(): void {
    this.cancelPoll();
    this.cancelPoll = this.clock.wakeIn(REQUESTS_POLL_MS, () => this.refresh());
    const isLatest = this.latest.begin();
    void this.gateway.waiting(this.generation).then(answer => {
      // An answer that was overtaken would bring back requests that are gone.
      if (!isLatest()) return;
      if (answer.ok) this.become({ status: 'live', value: inOrder(answer.value) });
      else this.become('value' in this.state ? { status: 'delayed', value: this.state.value } : { status: 'failed' });
    });
  }

  private watch(): void {
    const stopWatching = this.source.watchNotifications(() => this.refresh());
    const stopNaming = this.known.watch(() => this.listeners.notify(this.named()));
    this.unwatch = () => {
      stopWatching();
      stopNaming();
    };
  }

  /** The next watcher starts without a list: the known one may be outdated or another user's. */
  private rest(): void {
    this.latest.cancel();
    this.cancelPoll();
    this.unwatch();
    this.state = { status: 'unknown' };
    this.learn();
  }

  private become(state: State): void {
    this.state = state;
    this.learn();
    this.listeners.notify(this.named());
  }

  private learn(): void {
    const { state } = this;
    const requests = 'value' in state ? state.value.items : [];
    this.known.learn(
      `requests ${this.generation}`,
      requests.map(({ patient }) => patient),
    );
  }

  /** Adds texts that distinguish patients from namesakes. */
  private named(): State {
    const { state } = this;
    if (!('value' in state)) return state;
    const { items, unreadable } = state.value;
    const patients = this.known.distinguishAll(items.map(({ patient }) => patient));
    const named = items.map((request, place) => ({ ...request, patient: patients[place] ?? request.patient }));
    return { ...state, value: { items: named, unreadable } };
  }
}

function inOrder({ items, unreadable }: ReadList<ChatRequest>): ReadList<ChatRequest> {
  const byId = new Map(items.map(request => [request.id, request]));
  return { items: requestOrder({ requests: items }).flatMap(id => byId.get(id) ?? []), unreadable };
}
