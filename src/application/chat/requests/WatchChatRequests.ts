import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { requestOrder } from '@/domain/chat/requests/requestOrder.rule';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import { Listeners } from '../../kernel/Listeners';
import type { LiveState } from '../../kernel/LiveState';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatRequestGateway } from '../ports/ChatRequestGateway';
import type { ReadList } from '@/domain/kernel/ReadList';

/** How often the list is fetched though no notification says that it changed, in milliseconds. */
export const REQUESTS_POLL_MS = 15_000;

type State = LiveState<ReadList<ChatRequest>>;

/**
 * Follows who waits for a therapist, in the order in which they are to be answered. However many look, a list is
 * fetched once.
 */
export class WatchChatRequests {
  private readonly watches = new Map<ChatGeneration, RequestsWatch>();

  constructor(
    private readonly gateway: ChatRequestGateway,
    private readonly source: NotificationSource,
    private readonly clock: Clock,
  ) {}

  /** `refresh` fetches at once. */
  execute(
    generation: ChatGeneration,
    notify: (state: State) => void,
  ): { readonly stop: Unsubscribe; readonly refresh: () => void } {
    const watch = this.watches.get(generation) ?? new RequestsWatch(generation, this.gateway, this.source, this.clock);
    this.watches.set(generation, watch);
    return { stop: watch.join(notify), refresh: () => watch.refresh() };
  }
}

/** The requests of one generation, loaded while there is a watcher. */
class RequestsWatch {
  private readonly listeners = new Listeners<[state: State]>();
  private state: State = { status: 'unknown' };
  private newest = 0;
  private cancelPoll: Unsubscribe = () => undefined;
  private unwatch: Unsubscribe = () => undefined;

  constructor(
    private readonly generation: ChatGeneration,
    private readonly gateway: ChatRequestGateway,
    private readonly source: NotificationSource,
    private readonly clock: Clock,
  ) {}

  join(notify: (state: State) => void): Unsubscribe {
    const isFirst = this.listeners.size === 0;
    const stop = this.listeners.add(notify);
    notify(this.state);
    if (isFirst) this.unwatch = this.source.watchNotifications(() => this.refresh());
    return () => {
      stop();
      if (this.listeners.size === 0) this.rest();
    };
  }

  refresh(): void {
    this.cancelPoll();
    this.cancelPoll = this.clock.wakeIn(REQUESTS_POLL_MS, () => this.refresh());
    const turn = (this.newest += 1);
    void this.gateway.waiting(this.generation).then(answer => {
      // An answer that was overtaken would bring back requests that are gone.
      if (turn !== this.newest) return;
      if (answer.ok) this.become({ status: 'live', value: inOrder(answer.value) });
      else this.become('value' in this.state ? { status: 'delayed', value: this.state.value } : { status: 'failed' });
    });
  }

  /** The next watcher starts without a list: the known one may be outdated or another person's. */
  private rest(): void {
    this.newest += 1;
    this.cancelPoll();
    this.unwatch();
    this.state = { status: 'unknown' };
  }

  private become(state: State): void {
    this.state = state;
    this.listeners.notify(state);
  }
}

function inOrder({ items, unreadable }: ReadList<ChatRequest>): ReadList<ChatRequest> {
  const byId = new Map(items.map(request => [request.id, request]));
  return { items: requestOrder({ requests: items }).flatMap(id => byId.get(id) ?? []), unreadable };
}
