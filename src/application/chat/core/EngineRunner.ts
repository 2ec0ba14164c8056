import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import type { TimeId } from '@/domain/chat/TimeId';
import type { Stop } from '../../shared/Stop';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent, EngineRequest } from './EngineEvent';
import type { EngineNews } from './EngineNews';
import type { EnginePorts } from './EnginePorts';
import { newEngineState, type EngineState } from './EngineState';
import { reduceEngine } from './reduceEngine';

/** Runs the engine: gives events to the reducer and carries out what it asks, through the ports. */
export class EngineRunner {
  private state: EngineState = newEngineState();
  private feed: Stop | undefined;
  private listening: Stop | undefined;
  private campaign: Stop | undefined;
  private readonly alarms = new Map<string, Stop>();
  private readonly queue: EngineEvent[] = [];
  /** One act on the vault after the other: what is written first is kept, shown and sent first. */
  private vaultActs: Promise<unknown> = Promise.resolve();
  private storageWorks: boolean | undefined;
  private running = false;
  /** Rises with every sign-in and sign-out: answers to calls of a former person are dropped. */
  private era = 0;
  private readonly stopWatching: Stop;

  constructor(
    private readonly ports: EnginePorts,
    private readonly tell: (news: EngineNews) => void,
  ) {
    this.stopWatching = ports.connectivity.watch(
      () => this.dispatch({ type: 'online' }),
      () => this.dispatch({ type: 'stale' }),
    );
  }

  request(request: EngineRequest): void {
    this.dispatch(request);
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.state.outbox.values()].flatMap(line => line.entries);
  }

  /** Begins, or goes on after the session ended, for this person; their vault is open already. */
  async signIn(uid: string): Promise<void> {
    if (this.state.user !== undefined && this.state.user.uid !== uid) this.signOut();
    const era = this.state.user === undefined ? ++this.era : this.era;
    const opened = await this.openVault(uid);
    if (era !== this.era) return;
    this.listening ??= this.ports.signal.listen(uid, news => this.dispatch({ type: 'announced', news }));
    this.dispatch({ type: 'signedIn', uid, ...opened });
    this.campaign ??= this.ports.leadership.campaign(uid, () => void this.elected(era));
  }

  /** Forgets everything in memory; what is in the vault stays there. */
  signOut(): void {
    this.era += 1;
    this.storageWorks = undefined;
    this.listening?.();
    this.listening = undefined;
    this.campaign?.();
    this.campaign = undefined;
    for (const stop of this.alarms.values()) stop();
    this.alarms.clear();
    this.dispatch({ type: 'signedOut' });
  }

  stop(): void {
    this.signOut();
    this.stopWatching();
  }

  private async openVault(uid: string): Promise<{ readonly entries?: readonly OutboxEntry[] }> {
    const { era } = this;
    const opened = await this.inTurn(() => (era === this.era ? this.ports.vault.open(uid) : undefined));
    if (opened !== undefined && era === this.era) this.noteStorage(opened.ok);
    return opened?.ok === true ? { entries: opened.value } : {};
  }

  /** Entries that another window kept and could not send are in the vault only. */
  private async elected(era: number): Promise<void> {
    const uid = this.state.user?.uid;
    if (uid === undefined || era !== this.era) return;
    const opened = await this.openVault(uid);
    if (era === this.era) this.dispatch({ type: 'elected', ...opened });
  }

  private dispatch(event: EngineEvent): void {
    this.queue.push(event);
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.handle(next);
    } finally {
      this.running = false;
    }
  }

  private handle(event: EngineEvent): void {
    const turn = reduceEngine(this.state, event, { now: this.ports.clock.now(), chance: this.ports.random.unit() });
    this.state = turn.state;
    for (const effect of turn.effects) this.perform(effect);
  }

  private perform(effect: EngineEffect): void {
    switch (effect.type) {
      case 'tell':
        return this.tell(effect.news);
      case 'announce':
        return this.ports.signal.announce(effect.news);
      case 'setAlarm':
        return this.setAlarm(effect.key, effect.delayMs);
      case 'subscribe':
        return this.subscribe();
      case 'unsubscribe':
        this.feed?.();
        this.feed = undefined;
        return;
      default:
        void this.answer(effect);
    }
  }

  private setAlarm(key: string, delayMs: number): void {
    this.alarms.get(key)?.();
    const stop = this.ports.clock.wakeIn(delayMs, () => {
      this.alarms.delete(key);
      this.dispatch({ type: 'alarm', key });
    });
    this.alarms.set(key, stop);
  }

  private subscribe(): void {
    const uid = this.state.user?.uid;
    this.feed?.();
    if (uid === undefined) return;
    this.feed = this.ports.feed.subscribe(uid, {
      onEvents: events => this.dispatch({ type: 'live', events }),
      onStale: () => this.dispatch({ type: 'stale' }),
      onDown: () => this.dispatch({ type: 'feedDown' }),
    });
  }

  /** Carries out a call and, unless another person has come meanwhile, dispatches its outcome. */
  private async answer(effect: Exclude<EngineEffect, { type: 'tell' | 'announce' | 'setAlarm' | 'subscribe' | 'unsubscribe' }>): Promise<void> {
    const { era } = this;
    const outcome = await this.call(effect);
    if (outcome !== undefined && era === this.era) this.dispatch(outcome);
  }

  private async call(effect: Parameters<EngineRunner['answer']>[0]): Promise<EngineEvent | undefined> {
    switch (effect.type) {
      case 'keep':
        return this.keep(effect.entry);
      case 'update':
        await this.inTurn(() => this.ports.vault.keep(effect.entry));
        return undefined;
      case 'forget':
        await this.inTurn(() => this.ports.vault.forget(effect.entryId));
        return undefined;
      case 'readVault':
        return this.readVault();
      case 'post':
        return this.post(effect.entry);
      case 'loadSessions':
        return this.loadSessions();
      case 'loadParticipants':
        return this.loadParticipants(effect.channelId);
      case 'loadPage':
        return this.loadPage(effect.channelId, effect.before);
      case 'catchUp':
        return this.catchUp(effect.since);
      case 'markRead':
        return this.markRead(effect.channelId, effect.timeId);
      case 'markTyping':
        await this.ports.gateway.markAsTyping(effect.channelId, effect.isTyping);
        return undefined;
    }
  }

  private async keep(entry: OutboxEntry): Promise<EngineEvent> {
    const kept = await this.inTurn(() => this.ports.vault.keep(entry));
    if (!kept.ok) this.noteStorage(false);
    return { type: 'kept', entry };
  }

  private async readVault(): Promise<EngineEvent> {
    const uid = this.state.user?.uid;
    return { type: 'vaultRead', ...(uid !== undefined && (await this.openVault(uid))) };
  }

  private inTurn<T>(act: () => Promise<T> | T): Promise<T> {
    const done = this.vaultActs.then(act);
    this.vaultActs = done.catch(() => undefined);
    return done;
  }

  private noteStorage(works: boolean): void {
    if (works === this.storageWorks) return;
    this.storageWorks = works;
    this.tell({ type: 'storage', available: works });
  }

  /** Settles once everything asked of the vault so far is done. */
  async vaultAtRest(): Promise<void> {
    await this.vaultActs;
  }

  private async post(entry: OutboxEntry): Promise<EngineEvent> {
    const answer = await this.ports.gateway.deliver(entry);
    return answer.ok ? { type: 'posted', entry, event: answer.value } : { type: 'postFailed', entry, failure: answer.failure };
  }

  private async loadSessions(): Promise<EngineEvent> {
    const answer = await this.ports.gateway.sessions();
    if (answer.ok) return { type: 'sessionsLoaded', sessions: answer.value };
    return answer.failure.kind === 'sessionEnded' ? { type: 'sessionEnded' } : { type: 'sessionsFailed' };
  }

  private async loadParticipants(channelId: string): Promise<EngineEvent> {
    const answer = await this.ports.gateway.participants(channelId);
    return answer.ok ? { type: 'participantsLoaded', channelId, people: answer.value } : { type: 'participantsFailed', channelId };
  }

  private async loadPage(channelId: string, before: TimeId | undefined): Promise<EngineEvent> {
    const answer = await this.ports.feed.history(this.state.user?.uid ?? '', channelId, before);
    return answer.ok ? { type: 'page', channelId, events: answer.value.events, reachedStart: answer.value.complete } : { type: 'pageFailed', channelId };
  }

  private async catchUp(since: TimeId): Promise<EngineEvent> {
    const answer = await this.ports.feed.since(this.state.user?.uid ?? '', since);
    return answer.ok ? { type: 'caughtUp', events: answer.value.events, done: answer.value.complete } : { type: 'catchUpFailed' };
  }

  private async markRead(channelId: string, timeId: TimeId): Promise<EngineEvent | undefined> {
    const { era } = this;
    const answer = await this.ports.gateway.markAsRead(channelId, timeId);
    if (answer.ok) return undefined;
    if (answer.failure.kind === 'sessionEnded' && era === this.era) this.dispatch({ type: 'sessionEnded' });
    return { type: 'readFailed', channelId };
  }
}
