import type { EngineEffect } from '@/application/chat/core/EngineEffect';
import type { EngineEvent, EngineRequest } from '@/application/chat/core/EngineEvent';
import { newEngineState, type EngineState } from '@/application/chat/core/EngineState';
import type { ChatEventWatcher, EventPage } from '@/application/chat/ports/ChatEventFeed';
import type { Stop } from '@/application/shared/Stop';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import type { TimeId } from '@/domain/chat/TimeId';
import type { Reduce } from './faults/PlantedFault';
import type { Ledger } from './Ledger';
import { Screen } from './Screen';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedProfile } from './SimulatedProfile';

export type OpenFeed = (window: SimulatedWindow, token: string, uid: string, watcher: ChatEventWatcher) => Stop;

interface Parts {
  readonly name: string;
  readonly profile: SimulatedProfile;
  readonly backend: SimulatedBackend;
  readonly reduce: Reduce;
  readonly openFeed: OpenFeed;
  readonly ledger: Ledger;
}

/** One browser window with the real reducer in it; plays the runner's part without promises. */
export class SimulatedWindow {
  state: EngineState = newEngineState();
  screen = new Screen();
  isAlive = true;
  isFocused = false;
  uid: string | undefined;
  token = '';
  readonly name: string;
  readonly profile: SimulatedProfile;
  /** Counts sign-ins and sign-outs. */
  private era = 0;
  private feed: Stop | undefined;
  private stops: Stop[] = [];
  private readonly stopNetwork: Stop;
  private readonly alarms = new Map<string, Stop>();
  private readonly queue: EngineEvent[] = [];
  private isRunning = false;
  private readonly diskQueue: ((next: () => void) => void)[] = [];
  private diskBusy = false;

  constructor(readonly parts: Parts) {
    this.name = parts.name;
    this.profile = parts.profile;
    this.stopNetwork = this.profile.network.watch(isUp => this.dispatch({ type: isUp ? 'online' : 'stale' }));
  }

  signIn(uid: string): void {
    if (this.uid !== undefined && this.uid !== uid) this.signOut();
    const isNew = this.uid === undefined;
    if (isNew) this.era += 1;
    const { era } = this;
    this.token = this.parts.backend.openSession(uid);
    this.screen.asksToSignIn = false;
    this.readVault(uid, entries => {
      if (era !== this.era) return;
      this.uid = uid;
      if (isNew) this.stops.push(this.profile.listen({ window: this, uid, onNews: news => this.dispatch({ type: 'announced', news }) }));
      this.dispatch({ type: 'signedIn', uid, ...(entries !== undefined && { entries }) });
      if (isNew) this.stops.push(this.profile.campaign(uid, () => this.readVault(uid, kept => era === this.era && this.dispatch({ type: 'elected', ...(kept !== undefined && { entries: kept }) }))));
    });
  }

  get life(): number {
    return this.era;
  }

  signOut(): void {
    this.leave();
    this.parts.ledger.memoryLost(this);
    this.dispatch({ type: 'signedOut' });
    this.screen = new Screen();
    this.uid = undefined;
  }

  /** The window dies: memory, alarms and subscriptions are gone; calls on their way still arrive. */
  crash(): void {
    this.leave();
    this.feed?.();
    this.stopNetwork();
    this.isAlive = false;
    this.parts.ledger.memoryLost(this);
  }

  request(request: EngineRequest): void {
    this.dispatch(request);
  }

  dispatch(event: EngineEvent): void {
    if (!this.isAlive) return;
    this.queue.push(event);
    if (this.isRunning) return;
    this.isRunning = true;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.handle(next);
    this.isRunning = false;
  }

  /** The device's own time, in milliseconds since 1970. */
  clock(): number {
    return this.profile.world.time.now + this.profile.clockError;
  }

  private leave(): void {
    this.era += 1;
    for (const stop of [...this.stops, ...this.alarms.values()]) stop();
    this.stops = [];
    this.alarms.clear();
  }

  private handle(event: EngineEvent): void {
    const { trace, dice } = this.profile.world;
    trace.note(`${this.name} ${event.type}`, () => describe(event));
    const turn = this.parts.reduce(this.state, event, { now: this.clock(), chance: dice.unit() });
    this.state = turn.state;
    for (const effect of turn.effects) this.perform(effect);
    if (event.type === 'kept') this.parts.ledger.shown(this, event.entry);
  }

  private perform(effect: EngineEffect): void {
    const { network } = this.profile;
    const { backend, ledger } = this.parts;
    const { token, uid } = this;
    switch (effect.type) {
      case 'tell':
        return this.screen.show(effect.news);
      case 'announce':
        return this.profile.announce(this, this.state.user?.uid ?? '', effect.news);
      case 'setAlarm':
        return this.setAlarm(effect.key, effect.delayMs);
      case 'subscribe':
        this.feed?.();
        this.feed = this.parts.openFeed(this, token, this.state.user?.uid ?? '', {
          onEvents: events => this.dispatch({ type: 'live', events }),
          onStale: () => this.dispatch({ type: 'stale' }),
          onDown: () => this.dispatch({ type: 'feedDown' }),
        });
        return;
      case 'unsubscribe':
        this.feed?.();
        this.feed = undefined;
        return;
      case 'keep':
        ledger.pressed(this, effect.entry);
        return this.keep(effect.entry);
      case 'update':
        return this.disk(next => this.profile.vault.keep(effect.entry, next));
      case 'forget':
        return this.disk(next => this.profile.vault.forget(uid ?? '', effect.entryId, next));
      case 'readVault': {
        const { era } = this;
        return this.disk(next =>
          this.profile.vault.open(uid ?? '', entries => {
            if (era === this.era) this.dispatch({ type: 'vaultRead', ...(entries !== undefined && { entries }) });
            next();
          }),
        );
      }
      case 'post':
        return network.call(
          () => backend.deliver(token, effect.entry),
          this.answer(value => {
            if (value?.ok === true) return { type: 'posted', entry: effect.entry, event: value.value };
            return { type: 'postFailed', entry: effect.entry, failure: value?.failure ?? { kind: 'unreachable' } };
          }),
        );
      case 'loadSessions':
        return network.call(
          () => backend.sessions(token),
          this.answer(value => {
            if (value?.ok === true) return { type: 'sessionsLoaded', sessions: value.value };
            return { type: value?.failure.kind === 'sessionEnded' ? 'sessionEnded' : 'sessionsFailed' };
          }),
        );
      case 'loadParticipants':
        return network.call(
          () => backend.participants(token, effect.channelId),
          this.answer(value =>
            value?.ok === true
              ? { type: 'participantsLoaded', channelId: effect.channelId, people: value.value }
              : { type: 'participantsFailed', channelId: effect.channelId },
          ),
        );
      case 'loadPage':
        return network.call(
          () => this.page(token, me => backend.history(me, effect.channelId, effect.before)),
          this.answer(value =>
            value === undefined
              ? { type: 'pageFailed', channelId: effect.channelId }
              : { type: 'page', channelId: effect.channelId, events: value.events, reachedStart: value.complete },
          ),
        );
      case 'catchUp':
        return network.call(
          () => this.page(token, me => backend.since(me, effect.since)),
          this.answer(value => (value === undefined ? { type: 'catchUpFailed' } : { type: 'caughtUp', events: value.events, done: value.complete })),
        );
      case 'markRead':
        return this.markRead(token, effect.channelId, effect.timeId);
      case 'markTyping':
        return network.call(() => backend.markAsTyping(token, effect.channelId, effect.isTyping), () => undefined);
    }
  }

  private markRead(token: string, channelId: string, timeId: TimeId): void {
    const { ledger, backend } = this.parts;
    this.profile.world.trace.note(`${this.name} marks as read`, () => `${channelId} up to ${timeId.toString()}`);
    ledger.claimed(this, channelId, timeId);
    this.profile.network.call(
      () => backend.markAsRead(token, channelId, timeId),
      this.answer(value => {
        if (value?.ok === true) return undefined;
        if (value?.failure.kind === 'sessionEnded') this.dispatch({ type: 'sessionEnded' });
        return { type: 'readFailed', channelId };
      }),
    );
  }

  private page(token: string, act: (uid: string) => EventPage): EventPage | undefined {
    const uid = this.parts.backend.whoHolds(token);
    return uid === undefined ? undefined : act(uid);
  }

  /** Answers to calls of a former person, or of a window that is gone, are dropped. */
  private answer<T>(toOutcome: (value: T | undefined) => EngineEvent | undefined): (value: T | undefined) => void {
    const { era } = this;
    return value => {
      if (era !== this.era) return;
      const outcome = toOutcome(value);
      if (outcome !== undefined) this.dispatch(outcome);
    };
  }

  private keep(entry: OutboxEntry): void {
    const { era } = this;
    this.disk(next =>
      this.profile.vault.keep(entry, kept => {
        if (kept) this.parts.ledger.keptOnDisk(entry);
        if (era === this.era) {
          if (!kept) this.screen.show({ type: 'storage', available: false });
          this.dispatch({ type: 'kept', entry, isOnDisk: kept });
        }
        next();
      }),
    );
  }

  private readVault(uid: string, use: (entries: readonly OutboxEntry[] | undefined) => void): void {
    this.disk(next =>
      this.profile.vault.open(uid, entries => {
        this.screen.show({ type: 'storage', available: entries !== undefined });
        use(entries);
        next();
      }),
    );
  }

  /** One act on the disk after the other, as the runner does it. */
  private disk(act: (next: () => void) => void): void {
    this.diskQueue.push(act);
    if (!this.diskBusy) this.nextOnDisk();
  }

  private nextOnDisk(): void {
    const act = this.isAlive ? this.diskQueue.shift() : undefined;
    this.diskBusy = act !== undefined;
    act?.(() => this.nextOnDisk());
  }

  private setAlarm(key: string, delayMs: number): void {
    this.alarms.get(key)?.();
    const stop = this.profile.world.time.in(delayMs, () => {
      this.alarms.delete(key);
      this.dispatch({ type: 'alarm', key });
    });
    this.alarms.set(key, stop);
  }
}

function describe(event: EngineEvent): string {
  return JSON.stringify(event, (key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return Array.isArray(value) && value.length > 3 ? `${String(value.length)} of ${key}` : value;
  });
}
