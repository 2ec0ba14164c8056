import { doublingPause } from './doublingPause';
import type { LiveState, LiveSubscriber } from './LiveState';
import type { Clock } from './ports/Clock';
import type { Unsubscribe } from './Unsubscribe';

/** Delay before an ended subscription is renewed, in milliseconds, doubled each time up to the maximum. */
export const FIRST_RETRY_MS = 2_000;
export const LAST_RETRY_MS = 60_000;
const PAUSES = { firstMs: FIRST_RETRY_MS, longestMs: LAST_RETRY_MS };
/**
 * Time without a first value after which the subscription counts as failed, in milliseconds; it continues to listen.
 */
export const LIVE_LIMIT_MS = 15_000;

/** Keeps a subscription alive and reports its state. */
export class RetryingSubscription<T> {
  private state: LiveState<T> = { status: 'unknown' };
  private detach: Unsubscribe = () => undefined;
  private cancelWake: Unsubscribe = () => undefined;
  private retries = 0;
  private running = false;

  constructor(
    private readonly attach: (watcher: LiveSubscriber<T>) => Unsubscribe,
    private readonly clock: Clock,
    private readonly notify: (state: LiveState<T>) => void,
  ) {}

  start(): Unsubscribe {
    this.running = true;
    this.listen();
    return () => {
      this.running = false;
      this.cancelWake();
      this.detach();
    };
  }

  private listen(): void {
    let over = false;
    const end = (): void => {
      over = true;
    };
    this.cancelWake();
    if (this.state.status === 'unknown')
      this.cancelWake = this.clock.wakeIn(LIVE_LIMIT_MS, () => this.become({ status: 'failed' }));
    const unlisten = this.attach({
      onValue: value => {
        if (!over) this.arrived(value);
      },
      onStale: () => {
        if (!over) this.broken();
      },
      onDown: () => {
        if (over) return;
        end();
        this.down();
      },
    });
    this.detach = () => {
      end();
      unlisten();
    };
  }

  private arrived(value: T): void {
    this.cancelWake();
    this.retries = 0;
    this.become({ status: 'live', value });
  }

  private broken(): void {
    if (this.state.status === 'live') this.become({ status: 'delayed', value: this.state.value });
  }

  private down(): void {
    if (!this.running) return;
    if (this.state.status === 'live') this.broken();
    else if (this.state.status === 'unknown') this.become({ status: 'failed' });
    this.cancelWake();
    this.cancelWake = this.clock.wakeIn(doublingPause(this.retries, PAUSES), () => this.listen());
    this.retries += 1;
  }

  private become(state: LiveState<T>): void {
    this.state = state;
    this.notify(state);
  }
}
