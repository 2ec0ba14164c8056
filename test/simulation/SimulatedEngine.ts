import { sendPreconditions } from '@/application/chat/engine/reducer/sendPreconditions';
import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { newEngineState, type EngineState } from '@/application/chat/engine/reducer/EngineState';
import type { EventPage } from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { carries, type Generation } from './carries';
import { describeEvent } from './describeEvent';
import { DiskQueue } from './DiskQueue';
import type { SimulatedWindow, WindowParts } from './SimulatedWindow';

/** The real reducer for the chats of one generation. Does the runner's work without promises. */
export class SimulatedEngine {
  state: EngineState = newEngineState();
  /** Counts sign-ins and sign-outs. */
  private era = 0;
  private feed: Unsubscribe | undefined;
  private stops: Unsubscribe[] = [];
  private campaign: Unsubscribe | undefined;
  private leads = false;
  private readonly alarms = new Map<string, Unsubscribe>();
  private readonly queue: EngineEvent[] = [];
  private isRunning = false;
  private readonly disk: DiskQueue;
  private readonly stopNetwork: Unsubscribe;
  private readonly parts: WindowParts;

  constructor(
    readonly window: SimulatedWindow,
    readonly generation: Generation,
    private readonly notify: (update: EngineUpdate) => void,
  ) {
    this.parts = window.parts;
    this.disk = new DiskQueue(window);
    this.stopNetwork = window.profile.network.watch(isUp => this.dispatch({ type: isUp ? 'online' : 'stale' }));
  }

  get uid(): string | undefined {
    return this.state.user?.uid;
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.state.outbox.values()].flatMap(line => line.entries);
  }

  signIn(uid: string): void {
    const isNew = this.uid === undefined;
    if (isNew) this.era += 1;
    const { era } = this;
    this.openVault(uid, entries => {
      if (era !== this.era) return;
      if (isNew) this.stops.push(this.listen(uid));
      this.dispatch({ type: 'signedIn', uid, ...(entries !== undefined && { entries }) });
      this.campaign ??= this.runFor(uid, era);
    });
  }

  signOut(): void {
    this.leave();
    this.dispatch({ type: 'signedOut' });
  }

  /** Memory, alarms and subscriptions are gone. Pending calls still arrive. */
  crash(): void {
    this.leave();
    this.feed?.();
    this.stopNetwork();
  }

  command(command: EngineCommand): void {
    this.dispatch(command);
  }

  dispatch(event: EngineEvent): void {
    const { window } = this;
    if (!window.isAlive) return;
    if (!window.slumber.isAwake) return window.slumber.whenAwake(() => this.dispatch(event));
    this.queue.push(event);
    if (this.isRunning) return;
    this.isRunning = true;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.handle(next);
    this.isRunning = false;
  }

  private listen(uid: string): Unsubscribe {
    return this.window.profile.listen({
      window: this.window,
      line: this.lineOf(uid),
      onUpdate: update => this.dispatch({ type: 'announced', update }),
    });
  }

  private runFor(uid: string, era: number): Unsubscribe {
    const lead = (entries: readonly OutboxEntry[] | undefined): void => {
      if (era === this.era && this.leads) this.dispatch({ type: 'elected', ...(entries !== undefined && { entries }) });
    };
    return this.window.profile.campaign(
      this.lineOf(uid),
      () => {
        this.leads = true;
        this.openVault(uid, lead);
      },
      () => {
        this.leads = false;
        if (era === this.era) this.dispatch({ type: 'deposed' });
      },
    );
  }

  private resign(): void {
    this.leads = false;
    this.campaign?.();
    this.campaign = undefined;
  }

  /** Each generation has its own lock and its own signal. */
  private lineOf(uid: string): string {
    return `${uid}|${this.generation}`;
  }

  private leave(): void {
    this.era += 1;
    this.resign();
    for (const stop of [...this.stops, ...this.alarms.values()]) stop();
    this.stops = [];
    this.alarms.clear();
  }

  private handle(event: EngineEvent): void {
    const { window } = this;
    const { trace, dice } = window.profile.world;
    trace.note(window.name, event.type, () => describeEvent(this.generation, event));
    const turn = this.parts.reduce(this.state, event, { now: window.clock(), chance: dice.unit() });
    this.state = turn.state;
    for (const effect of turn.effects) this.perform(effect);
    if (event.type === 'saved') this.parts.ledger.shown(window, event.entry);
    if (sendPreconditions.sendsUnchecked(turn.state)) this.parts.ledger.sendsBlindly(this.uid ?? '');
  }

  private perform(effect: EngineEffect): void {
    const { profile } = this.window;
    switch (effect.type) {
      case 'notify':
        return this.notify(effect.update);
      case 'announce':
        return profile.announce(this.window, this.lineOf(this.uid ?? ''), effect.update);
      case 'setAlarm':
        return this.setAlarm(effect.key, effect.delayMs);
      case 'subscribe':
        return this.subscribe();
      case 'unsubscribe':
        this.feed?.();
        this.feed = undefined;
        return;
      case 'resign':
        return this.resign();
      case 'acquireLead':
        if (this.campaign !== undefined) profile.take(this.campaign);
        return;
      case 'save':
        this.parts.ledger.pressed(effect.entry);
        return this.save(effect.entry);
      case 'resave':
        return this.disk.add(next =>
          profile.vault.save(effect.entry, kept => {
            if (kept && !profile.vault.isSpoiled(effect.entry)) this.parts.ledger.keptOnDisk(effect.entry);
            next();
          }),
        );
      case 'forget': {
        const uid = this.uid ?? '';
        return this.disk.add(next => profile.vault.forget(uid, effect.entryId, next));
      }
      case 'readVault':
        return this.readVault();
      default:
        return this.call(effect);
    }
  }

  private call(
    effect: Exclude<
      EngineEffect,
      {
        type:
          | 'notify'
          | 'announce'
          | 'setAlarm'
          | 'subscribe'
          | 'unsubscribe'
          | 'resign'
          | 'acquireLead'
          | 'save'
          | 'resave'
          | 'forget'
          | 'readVault';
      }
    >,
  ): void {
    const { generation } = this;
    const { backend, ledger } = this.parts;
    const { token } = this.window;
    switch (effect.type) {
      case 'post':
        ledger.posts(this, effect.entry);
        if (!carries(generation, effect.entry.channelId))
          ledger.violate('wrong-generation', `${effect.entry.text} is sent by the engine of ${generation}`);
        return this.ask(
          () => backend.deliver(token, effect.entry),
          value =>
            value?.ok === true
              ? { type: 'posted', entry: effect.entry, event: value.value }
              : { type: 'postFailed', entry: effect.entry, failure: value?.failure ?? { kind: 'unreachable' } },
        );
      case 'loadSessions': {
        const { request } = effect;
        return this.ask(
          () => backend.sessions(token, generation),
          value => {
            if (value?.ok === true) return { type: 'sessionsLoaded', request, sessions: value.value, unreadable: 0 };
            return value?.failure.kind === 'sessionEnded'
              ? { type: 'sessionEnded' }
              : { type: 'sessionsFailed', request };
          },
        );
      }
      case 'loadParticipants': {
        const { channelId } = effect;
        return this.ask(
          () => backend.participants(token, channelId),
          value =>
            value?.ok === true
              ? { type: 'participantsLoaded', channelId, people: { items: value.value, unreadable: 0 } }
              : { type: 'participantsFailed', channelId, kind: value?.failure.kind ?? 'unreachable' },
        );
      }
      case 'loadPage': {
        const { channelId, before } = effect;
        return this.ask(
          () => this.page(token, me => backend.history(me, channelId, before)),
          value =>
            value === undefined
              ? { type: 'pageFailed', channelId, kind: 'unreachable' }
              : { type: 'page', channelId, events: value.events, reachedStart: value.complete },
        );
      }
      case 'catchUp':
        return this.ask(
          () => this.page(token, me => backend.since(me, effect.since, generation)),
          value =>
            value === undefined
              ? { type: 'catchUpFailed' }
              : { type: 'caughtUp', events: value.events, done: value.complete },
        );
      case 'markRead':
        return this.markRead(token, effect.channelId, effect.timeId);
      case 'markTyping':
        return this.ask(
          () => backend.markAsTyping(token, effect.channelId, effect.isTyping),
          () => undefined,
        );
    }
  }

  private markRead(token: string, channelId: string, timeId: TimeId): void {
    const { ledger, backend } = this.parts;
    this.window.profile.world.trace.note(
      this.window.name,
      'marks as read',
      () => `${channelId} up to ${timeId.toString()}`,
    );
    ledger.claimed(this, channelId, timeId);
    this.ask(
      () => backend.markAsRead(token, channelId, timeId),
      value => {
        if (value?.ok === true) return undefined;
        if (value?.failure.kind === 'sessionEnded') this.dispatch({ type: 'sessionEnded' });
        return { type: 'readFailed', channelId, kind: value?.failure.kind ?? 'unreachable' };
      },
    );
  }

  private page(token: string, act: (uid: string) => EventPage): EventPage | undefined {
    const uid = this.parts.backend.whoHolds(token);
    return uid === undefined ? undefined : act(uid);
  }

  /** Drops answers to calls of a previous user or of a closed window. */
  private ask<T>(act: () => T, toOutcome: (value: T | undefined) => EngineEvent | undefined): void {
    const { era } = this;
    this.window.profile.network.call(act, value =>
      this.window.slumber.whenAwake(() => {
        if (era !== this.era) return;
        const outcome = toOutcome(value);
        if (outcome !== undefined) this.dispatch(outcome);
      }),
    );
  }

  private subscribe(): void {
    this.feed?.();
    this.feed = this.parts.openFeed(this, this.window.token, this.uid ?? '', {
      onEvents: (events, isFull) => this.dispatch({ type: 'live', events, isFull }),
      onStale: () => this.dispatch({ type: 'stale' }),
      onDown: () => this.dispatch({ type: 'feedDown' }),
    });
  }

  private save(entry: OutboxEntry): void {
    const { era } = this;
    this.disk.add(next =>
      this.window.profile.vault.save(entry, kept => {
        if (kept && !this.window.profile.vault.isSpoiled(entry)) this.parts.ledger.keptOnDisk(entry);
        if (!kept) this.parts.ledger.notTaken(entry);
        if (era === this.era) {
          if (!kept) this.notify({ type: 'storage', state: 'missing' });
          this.dispatch({ type: 'saved', entry, isOnDisk: kept });
        }
        next();
      }),
    );
  }

  private readVault(): void {
    const { era, uid } = this;
    this.disk.add(next =>
      this.window.profile.vault.open(uid ?? '', entries => {
        if (era === this.era) this.dispatch({ type: 'vaultRead', ...this.ownPart(entries) });
        next();
      }),
    );
  }

  private openVault(uid: string, use: (entries: readonly OutboxEntry[] | undefined) => void): void {
    this.disk.add(next =>
      this.window.profile.vault.open(uid, entries => {
        this.notify({ type: 'storage', state: entries === undefined ? 'missing' : 'works' });
        use(this.ownPart(entries).entries);
        next();
      }),
    );
  }

  /** One generation's part of the vault, as the engine's own vault returns it. */
  private ownPart(entries: readonly OutboxEntry[] | undefined): { entries?: readonly OutboxEntry[] } {
    if (entries === undefined) return {};
    return {
      entries:
        this.generation === 'all' || this.parts.sharesVault
          ? entries
          : entries.filter(({ channelId }) => carries(this.generation, channelId)),
    };
  }

  private setAlarm(key: string, delayMs: number): void {
    this.alarms.get(key)?.();
    const stop = this.window.profile.world.time.in(delayMs, () => {
      this.alarms.delete(key);
      this.dispatch({ type: 'alarm', key });
    });
    this.alarms.set(key, stop);
  }
}
