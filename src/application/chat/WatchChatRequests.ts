import type { ChatGeneration } from '@/domain/chat/chatGeneration';
import type { ChatRequest } from '@/domain/chat/ChatRequest';
import { requestOrder } from '@/domain/chat/requestOrder.rule';
import type { NotificationDesk } from '../notifications/ports/NotificationDesk';
import type { LiveState } from '../shared/LiveState';
import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { ChatRequestGateway } from './ports/ChatRequestGateway';

/** How often the list is fetched though no notification says that it changed, in milliseconds. */
export const REQUESTS_POLL_MS = 15_000;

type Tell = (state: LiveState<readonly ChatRequest[]>) => void;

/** Follows who waits for a therapist, in the order in which they are to be answered. */
export class WatchChatRequests {
  constructor(
    private readonly gateway: ChatRequestGateway,
    private readonly desk: NotificationDesk,
    private readonly clock: Clock,
  ) {}

  /** `refresh` fetches at once. */
  execute(generation: ChatGeneration, tell: Tell): { readonly stop: Stop; readonly refresh: () => void } {
    let state: LiveState<readonly ChatRequest[]> = { status: 'unknown' };
    let running = true;
    let newest = 0;
    let cancelPoll: Stop = () => undefined;
    const become = (next: typeof state): void => tell((state = next));
    const refresh = (): void => {
      cancelPoll();
      cancelPoll = this.clock.wakeIn(REQUESTS_POLL_MS, refresh);
      const turn = (newest += 1);
      void this.gateway.waiting(generation).then(answer => {
        // An answer that was overtaken would bring back requests that are gone.
        if (!running || turn !== newest) return;
        if (answer.ok) become({ status: 'live', value: inOrder(answer.value) });
        else become('value' in state ? { status: 'delayed', value: state.value } : { status: 'failed' });
      });
    };
    tell(state);
    const unwatch = this.desk.watchNotifications(refresh);
    return {
      refresh,
      stop: () => {
        running = false;
        cancelPoll();
        unwatch();
      },
    };
  }
}

function inOrder(requests: readonly ChatRequest[]): readonly ChatRequest[] {
  const byId = new Map(requests.map(request => [request.id, request]));
  return requestOrder({ requests }).flatMap(id => byId.get(id) ?? []);
}
