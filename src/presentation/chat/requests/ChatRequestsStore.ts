import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import type { AcceptedChat, AcceptFailure } from '@/application/chat/ports/ChatRequestGateway';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { requestSign, type RequestSignState } from '@/domain/notifications/requestSign.rule';
import { repeatEvery } from '../../kit/repeatEvery';
import { SteadyRows } from '../../kit/SteadyRows';
import { isBlank } from '@/domain/kernel/isBlank';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';
import type { ReadList } from '@/domain/kernel/ReadList';
import { requestName } from './requestName';

export interface ChatRequestsUseCases {
  readonly watchChatRequests: WatchChatRequests;
  readonly acceptChatRequest: AcceptChatRequest;
  /** Server time, which requests use as well. */
  readonly clock: Clock;
}

export interface ShownRequest {
  readonly request: ChatRequest;
  readonly name: string;
  readonly mayBeEmergency: boolean;
  readonly hasMessage: boolean;
  /** The urgency of the wait. */
  readonly level: RequestSignState['level'];
  readonly accepting: boolean;
}

/** The outcome of an accept that did not open a chat. */
export interface LostAccept {
  readonly requestId: string;
  readonly name: string;
  readonly failure: AcceptFailure;
}

type Requests = LiveState<ReadList<ChatRequest>>;

/** Levels grow by the minute. */
const TICK_MS = 15_000;

/** The patients waiting for a therapist in one generation, and their number in the other. */
export class ChatRequestsStore {
  state: Requests = { status: 'unknown' };
  losses: readonly LostAccept[] = [];
  /** Milliseconds since 1970. */
  now: number;
  readonly steady: SteadyRows;
  private others: Requests = { status: 'unknown' };
  private underWay: ReadonlySet<string> = new Set();
  private refresh: () => void = () => undefined;

  constructor(
    readonly generation: ChatGeneration,
    private readonly useCases: ChatRequestsUseCases,
  ) {
    this.now = useCases.clock.now();
    this.steady = new SteadyRows(useCases.clock);
    makeObservable<this, 'others' | 'underWay' | 'apply' | 'applyOthers' | 'tick' | 'lose'>(this, {
      state: observableRef,
      losses: observableRef,
      now: observable,
      others: observableRef,
      underWay: observableRef,
      rows: computed,
      unreadable: computed,
      othersWaiting: computed,
      othersNeed: computed,
      apply: action,
      applyOthers: action,
      tick: action,
      lose: action,
      dismiss: action,
    });
  }

  get otherGeneration(): ChatGeneration {
    return this.generation === 'v1' ? 'v2' : 'v1';
  }

  start(): Unsubscribe {
    const { watchChatRequests, clock } = this.useCases;
    const own = watchChatRequests.execute(this.generation, state => this.apply(state));
    const other = watchChatRequests.execute(this.otherGeneration, state => this.applyOthers(state));
    this.refresh = own.refresh;
    this.tick();
    const stopTicking = repeatEvery(clock, TICK_MS, () => this.tick());
    const stopSteady = this.steady.start();
    return () => {
      own.stop();
      other.stop();
      stopTicking();
      stopSteady();
      this.refresh = () => undefined;
    };
  }

  /** In the order in which they are to be answered. */
  get rows(): readonly ShownRequest[] {
    const inOrder = this.steady.arrange(listIn(this.state).items, ({ id }) => id);
    return inOrder.map(request => ({
      request,
      name: requestName(request),
      mayBeEmergency: mayBeEmergency(request),
      hasMessage: !isBlank(request.message),
      level: requestSign({
        requests: [{ since: request.requestedAt, emergency: mayBeEmergency(request) }],
        now: this.now,
      }).level,
      accepting: this.underWay.has(request.id),
    }));
  }

  get unreadable(): number {
    return listIn(this.state).unreadable;
  }

  /** Number of waiting requests in the other generation; undefined while that is not known. */
  get othersWaiting(): number | undefined {
    if (this.others.status !== 'live' || this.others.value.unreadable > 0) return undefined;
    return this.others.value.items.length;
  }

  /** The reason why a request of the other generation is more urgent than an ordinary one; undefined if none is. */
  get othersNeed(): 'emergency' | 'highRisk' | undefined {
    const requests = listIn(this.others).items;
    if (requests.some(mayBeEmergency)) return 'emergency';
    return requests.some(({ highRisk }) => highRisk) ? 'highRisk' : undefined;
  }

  recheck(): void {
    this.refresh();
  }

  /** Returns the chat, or undefined if there is none to open. */
  async accept({ request: { id }, name }: ShownRequest): Promise<AcceptedChat | undefined> {
    if (this.underWay.has(id)) return undefined;
    this.mark(id, true);
    this.dismiss(id);
    const answer = await this.useCases.acceptChatRequest.execute(id);
    this.mark(id, false);
    this.recheck();
    if (answer.ok) return answer.value;
    this.lose({ requestId: id, name, failure: answer.failure });
    return undefined;
  }

  dismiss(requestId: string): void {
    this.losses = this.losses.filter(loss => loss.requestId !== requestId);
  }

  private mark(id: string, underWay: boolean): void {
    runInAction(() => {
      this.underWay = new Set(underWay ? [...this.underWay, id] : [...this.underWay].filter(other => other !== id));
    });
  }

  private lose(loss: LostAccept): void {
    this.losses = [...this.losses, loss];
  }

  private apply(state: Requests): void {
    this.state = state;
    this.tick();
  }

  private applyOthers(state: Requests): void {
    this.others = state;
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}

const NOTHING: ReadList<ChatRequest> = { items: [], unreadable: 0 };

const listIn = (state: Requests): ReadList<ChatRequest> => ('value' in state ? state.value : NOTHING);
