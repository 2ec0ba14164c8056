import type { ChatEventWatcher } from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { carries, type Generation } from './carries';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedNetwork } from './SimulatedNetwork';
import type { World } from './World';

/** One live query. It pushes the newest window after changes, late, twice or out of order. A lost push is repeated. */
export class SimulatedFeed {
  private planned = false;
  private stopped = false;
  private readonly stops: Unsubscribe[];

  constructor(
    private readonly world: World,
    private readonly network: SimulatedNetwork,
    private readonly backend: SimulatedBackend,
    private readonly token: string,
    private readonly uid: string,
    private readonly generation: Generation,
    private readonly watcher: ChatEventWatcher,
  ) {
    this.stops = [
      backend.watch((to, channelId) => {
        if (to.has(uid) && carries(generation, channelId)) this.plan(world.dice.between(1, 80));
      }),
      network.watch(isUp => this.networkChanged(isUp)),
    ];
    this.plan(world.dice.between(20, 400));
  }

  stop(): void {
    this.stopped = true;
    for (const stop of this.stops) stop();
  }

  private networkChanged(isUp: boolean): void {
    if (isUp) this.plan(this.world.dice.between(200, 3_000));
    else
      this.world.time.in(
        this.world.dice.between(50, 4_000),
        () => !this.stopped && !this.network.isUp && this.watcher.onStale(),
      );
  }

  private plan(delayMs: number): void {
    if (this.planned || this.stopped) return;
    this.planned = true;
    this.world.time.in(delayMs, () => {
      this.planned = false;
      this.push();
    });
  }

  private push(): void {
    if (this.stopped || !this.network.isUp) return;
    if (this.backend.whoHolds(this.token) !== this.uid) return this.goDown();
    const { time, dice } = this.world;
    const events = this.backend.newest(this.uid, this.generation);
    if (this.network.losesNext()) {
      if (dice.chance(0.5)) time.in(dice.between(0, 2_000), () => !this.stopped && this.watcher.onStale());
      return this.plan(dice.between(2_100, 9_000));
    }
    const deliver = () => {
      if (this.stopped) return;
      if (this.network.isUp) this.watcher.onEvents(events, events.length >= this.backend.pageSize);
      else this.plan(dice.between(500, 3_000));
    };
    time.in(dice.between(5, 500), deliver);
    if (dice.chance(0.1)) time.in(dice.between(5, 1_500), deliver);
  }

  private goDown(): void {
    this.stop();
    this.world.time.in(this.world.dice.between(5, 300), () => this.watcher.onDown());
  }
}
