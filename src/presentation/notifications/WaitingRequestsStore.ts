import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { requestOrder } from '@/domain/chat/requests/requestOrder.rule';
import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { requestSign, type RequestSignState } from '@/domain/notifications/requestSign.rule';
import { requestListPath } from '../chat/chatPath';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';
import type { ReadList } from '@/domain/kernel/ReadList';
import { routes } from '../app/routes/routes';

export interface WaitingRequestsUseCases {
  readonly watchChatRequests: WatchChatRequests;
  /** A clock that shows the server's time, in which requests are dated. */
  readonly clock: Clock;
}

type Requests = LiveState<ReadList<ChatRequest>>;

/** The chat requests waiting in either generation, independent of notifications about them. */
export class WaitingRequestsStore {
  v1: Requests = { status: 'unknown' };
  v2: Requests = { status: 'unknown' };
  /** The current time, in milliseconds since 1970. */
  now: number;
  private cancelWake: Unsubscribe = () => undefined;
  private refresh: () => void = () => undefined;

  constructor(private readonly useCases: WaitingRequestsUseCases) {
    this.now = useCases.clock.now();
    makeObservable<this, 'apply' | 'tick'>(this, {
      v1: observableRef,
      v2: observableRef,
      now: observable,
      waiting: computed,
      sign: computed,
      state: computed,
      flagged: computed,
      apply: action,
      tick: action,
    });
  }

  start(): Unsubscribe {
    const watches = CHAT_GENERATIONS.map(generation =>
      this.useCases.watchChatRequests.execute(generation, state => this.apply(generation, state)),
    );
    this.refresh = () => watches.forEach(({ refresh }) => refresh());
    return () => {
      watches.forEach(({ stop }) => stop());
      this.cancelWake();
      this.refresh = () => undefined;
    };
  }

  get sign(): RequestSignState {
    return requestSign({
      requests: this.waiting.map(request => ({ since: request.requestedAt, emergency: mayBeEmergency(request) })),
      now: this.now,
    });
  }

  /** The worse state of the two lists. Only if both are `live` does an empty list mean that no request is waiting. */
  get state(): Requests['status'] {
    const states = CHAT_GENERATIONS.map(generation => this.stateIn(generation));
    return (['failed', 'delayed', 'unknown'] as const).find(status => states.includes(status)) ?? 'live';
  }

  /** The state of one list; also `failed` if one of its requests could not be read. */
  stateIn(generation: ChatGeneration): Requests['status'] {
    return statusOf(this[generation]);
  }

  /** The address of the list in which the first request is answered. */
  get link(): string {
    const [first] = requestOrder({ requests: this.waiting });
    const generation = this.waiting.find(({ id }) => id === first)?.generation;
    return generation === undefined ? routes.home.pattern : requestListPath(generation);
  }

  /** The number of requests known to be waiting in one generation. */
  waitingIn(generation: ChatGeneration): number {
    return requestsOf(this[generation]).length;
  }

  /** The number of waiting patients who are flagged as high risk. */
  get flagged(): number {
    return this.waiting.filter(({ highRisk }) => highRisk).length;
  }

  recheck(): void {
    this.refresh();
  }

  /** All waiting requests, in no particular order. */
  get waiting(): readonly ChatRequest[] {
    return CHAT_GENERATIONS.flatMap(generation => requestsOf(this[generation]));
  }

  private apply(generation: ChatGeneration, state: Requests): void {
    this[generation] = state;
    this.tick();
  }

  private tick(): void {
    const { clock } = this.useCases;
    this.cancelWake();
    this.now = clock.now();
    const { until } = this.sign;
    if (until !== undefined) this.cancelWake = clock.wakeIn(Math.max(0, until - this.now), () => this.tick());
  }
}

const requestsOf = (state: Requests): readonly ChatRequest[] => ('value' in state ? state.value.items : []);

const statusOf = (state: Requests): Requests['status'] =>
  'value' in state && state.value.unreadable > 0 ? 'failed' : state.status;
