import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { EngineEffect } from '../reducer/EngineEffect';
import type { EngineEvent } from '../reducer/EngineEvent';
import type { EngineCommand } from '../../protocol/EngineCommand';
import type { EngineUpdate } from '../../protocol/EngineUpdate';
import type { EnginePorts } from './EnginePorts';
import { newEngineState, type EngineState } from '../reducer/EngineState';
import { reduceEngine } from '../reducer/reduceEngine';
import type { StorageState } from '../../protocol/StorageState';

type AsyncEffect = Exclude<
  EngineEffect,
  { type: 'notify' | 'announce' | 'setAlarm' | 'subscribe' | 'unsubscribe' | 'resign' | 'acquireLead' }
>;

/** Without entries the vault did not answer. */
interface VaultContent {
  readonly entries?: readonly OutboxEntry[];
}

/** Where the text was typed; nothing is typed to delete a message. */
function draftOf({ kind, channelId }: OutboxEntry): ChatDraftKey | undefined {
  return kind === 'delete' ? undefined : { kind, channelId };
}

const isVaultEffect = ({ type }: AsyncEffect): boolean =>
  type === 'save' || type === 'resave' || type === 'forget' || type === 'readVault';

/** Runs the engine: gives events to the reducer and carries out what it asks, through the ports. */
export class EngineRunner {
  private state: EngineState = newEngineState();
  private feed: Unsubscribe | undefined;
  private listening: Unsubscribe | undefined;
  private campaign: Unsubscribe | undefined;
  /** Chosen, and not deposed since; the engine leads once the vault was read. */
  private leads = false;
  private readonly alarms = new Map<string, Unsubscribe>();
  private readonly queue: EngineEvent[] = [];
  private gate: Promise<void> | undefined;
  private vaultActs: Promise<unknown> = Promise.resolve();
  private storage: StorageState | undefined;
  private running = false;
  /** Rises with every sign-in and sign-out: answers to calls of a former person are dropped. */
  private epoch = 0;
  private readonly stopWatching: Unsubscribe;

  constructor(
    private readonly ports: EnginePorts,
    private readonly notify: (update: EngineUpdate) => void,
    /** Called when a delivery got no answer: the connection may be gone. */
    private readonly onUnreachable: () => void = () => undefined,
    /** The generation of its chats: what waits in the vault for the other is not sent from here. */
    private readonly generation?: ChatGeneration,
  ) {
    this.stopWatching = ports.connectivity.watch(
      () => this.dispatch({ type: 'online' }),
      () => this.dispatch({ type: 'stale' }),
    );
  }

  command(command: EngineCommand): void {
    this.dispatch(command);
  }

  /** The backend does not answer: what is shown may be behind. */
  connectionLost(): void {
    this.dispatch({ type: 'stale' });
  }

  /** The backend answers again: what waits is tried at once, and the feed is asked anew. */
  connectionFound(): void {
    this.dispatch({ type: 'online' });
  }

  get uid(): string | undefined {
    return this.state.user?.uid;
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.state.outbox.values()].flatMap(line => line.entries);
  }

  /**
   * Begins, or goes on after the session ended, for this person; their vault is open already. `signedInAt`: in server
   * time.
   */
  async signIn(uid: string, signedInAt?: number): Promise<void> {
    if (this.state.user !== undefined && this.state.user.uid !== uid) this.signOut();
    const epoch = this.state.user === undefined ? ++this.epoch : this.epoch;
    const opened = await this.openVault(uid);
    if (epoch !== this.epoch) return;
    this.listening ??= this.ports.signal.listen(uid, update => this.dispatch({ type: 'announced', update }));
    this.dispatch({ type: 'signedIn', uid, ...opened, ...(signedInAt !== undefined && { signedInAt }) });
    this.campaign ??= this.ports.leadership.campaign(
      uid,
      () => void this.elected(epoch),
      () => this.deposed(epoch),
    );
  }

  /** The dashboard or the other engine has found out that nothing of this session is accepted. */
  sessionEnded(): void {
    this.dispatch({ type: 'sessionEnded' });
  }

  /** This window can send no more; another one takes over. */
  resign(): void {
    this.leads = false;
    this.campaign?.();
    this.campaign = undefined;
  }

  /** Forgets everything in memory; what is in the vault stays there. */
  signOut(): void {
    this.epoch += 1;
    this.storage = undefined;
    this.listening?.();
    this.listening = undefined;
    this.resign();
    for (const stop of this.alarms.values()) stop();
    this.alarms.clear();
    this.dispatch({ type: 'signedOut' });
  }

  stop(): void {
    this.signOut();
    this.stopWatching();
  }

  /** Nothing is asked of the backend until the answer is called: whose session that would be is not certain. */
  pauseCalls(): Unsubscribe {
    let release = (): void => undefined;
    this.gate = new Promise(resolve => {
      release = resolve;
    });
    return release;
  }

  /** Settles once everything asked of the vault so far is done. */
  async vaultAtRest(): Promise<void> {
    await this.vaultActs;
  }

  private openVault(uid: string): Promise<VaultContent> {
    const { epoch } = this;
    return this.inVaultOrder(() => this.readVault(uid, epoch));
  }

  /** A former person's part stays closed: the key at hand may be another's. */
  private async readVault(uid: string | undefined, epoch: number): Promise<VaultContent> {
    if (uid === undefined || epoch !== this.epoch) return {};
    const opened = await this.ports.vault.open(uid);
    const entries = opened.ok ? opened.value.filter(entry => this.isOwn(entry)) : undefined;
    if (epoch === this.epoch) this.setStorage(entries === undefined ? 'missing' : this.storageStateFor(entries));
    return entries === undefined ? {} : { entries };
  }

  private isOwn({ channelId }: OutboxEntry): boolean {
    return this.generation === undefined || generationOf(channelId) === this.generation;
  }

  /** As long as something that waits is in memory only, the person has to know, even where the device works again. */
  private storageStateFor(saved: readonly OutboxEntry[]): StorageState {
    const isAllSaved = this.unsent.every(
      ({ id }) => this.state.inVault.has(id) || saved.some(entry => entry.id === id),
    );
    if (isAllSaved) return 'works';
    return this.storage === 'full' ? 'full' : 'missing';
  }

  /** Entries that another window kept and could not send are in the vault only. */
  private async elected(epoch: number): Promise<void> {
    const uid = this.state.user?.uid;
    if (uid === undefined || epoch !== this.epoch) return;
    this.leads = true;
    const { campaign } = this;
    const opened = await this.openVault(uid);
    // The lead may have gone, and come again, while the vault was read.
    if (epoch === this.epoch && campaign === this.campaign && this.leads) this.dispatch({ type: 'elected', ...opened });
  }

  private deposed(epoch: number): void {
    this.leads = false;
    if (epoch === this.epoch) this.dispatch({ type: 'deposed' });
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
      case 'notify':
        return this.notify(effect.update);
      case 'announce':
        return this.ports.signal.announce(effect.update);
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
        return this.acquireLead();
      default:
        this.run(effect);
    }
  }

  private acquireLead(): void {
    const uid = this.state.user?.uid;
    if (uid !== undefined) this.ports.leadership.acquire(uid);
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
      onEvents: (events, isFull) => this.dispatch({ type: 'live', events, isFull }),
      onStale: () => this.dispatch({ type: 'stale' }),
      onDown: () => this.dispatch({ type: 'feedDown' }),
    });
  }

  /**
   * Carries out an effect and dispatches what came of it, unless another person has come meanwhile. Effects on the
   * vault run one after the other: what is written first is stored, shown and sent first.
   */
  private run(effect: AsyncEffect): void {
    const { epoch } = this;
    const isOnVault = isVaultEffect(effect);
    const work = async (): Promise<void> => {
      if (!isOnVault && this.gate !== undefined) await this.gate;
      if (!isOnVault && epoch !== this.epoch) return;
      const event = await this.carryOut(effect);
      if (event !== undefined && epoch === this.epoch) this.dispatch(event);
    };
    const draft = effect.type === 'save' ? draftOf(effect.entry) : undefined;
    const draftStored = draft && this.ports.draftHandedOver?.(draft);
    if (!isOnVault) void work();
    else void this.inVaultOrder(draftStored === undefined ? work : () => draftStored.then(work));
  }

  private async carryOut(effect: AsyncEffect): Promise<EngineEvent | undefined> {
    switch (effect.type) {
      case 'save':
        return this.save(effect.entry);
      case 'resave':
        await this.ports.vault.save(effect.entry);
        return undefined;
      case 'forget':
        await this.ports.vault.forget(effect.entryId);
        return undefined;
      case 'readVault':
        return { type: 'vaultRead', ...(await this.readVault(this.state.user?.uid, this.epoch)) };
      case 'post':
        return this.post(effect.entry);
      case 'loadSessions':
        return this.loadSessions(effect.request);
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

  private async save(entry: OutboxEntry): Promise<EngineEvent> {
    const saved = await this.ports.vault.save(entry, draftOf(entry));
    if (!saved.ok) this.setStorage(saved.failure.kind === 'noRoom' && this.storage !== 'missing' ? 'full' : 'missing');
    return { type: 'saved', entry, isOnDisk: saved.ok };
  }

  private inVaultOrder<T>(act: () => Promise<T>): Promise<T> {
    const done = this.vaultActs.then(act);
    this.vaultActs = done.catch(() => undefined);
    return done;
  }

  private setStorage(state: StorageState): void {
    if (state === this.storage) return;
    this.storage = state;
    this.notify({ type: 'storage', state });
  }

  private async post(entry: OutboxEntry): Promise<EngineEvent> {
    const answer = await this.ports.gateway.deliver(entry);
    if (answer.ok) return { type: 'posted', entry, event: answer.value };
    if (answer.failure.kind === 'unreachable') this.onUnreachable();
    return { type: 'postFailed', entry, failure: answer.failure };
  }

  private async loadSessions(request: number): Promise<EngineEvent> {
    const answer = await this.ports.gateway.sessions();
    if (answer.ok) return { type: 'sessionsLoaded', request, sessions: answer.value };
    return answer.failure.kind === 'sessionEnded' ? { type: 'sessionEnded' } : { type: 'sessionsFailed', request };
  }

  private async loadParticipants(channelId: string): Promise<EngineEvent> {
    const { epoch } = this;
    const answer = await this.ports.gateway.participants(channelId);
    if (answer.ok) return { type: 'participantsLoaded', channelId, people: answer.value };
    if (answer.failure.kind === 'sessionEnded' && epoch === this.epoch) this.dispatch({ type: 'sessionEnded' });
    return { type: 'participantsFailed', channelId, kind: answer.failure.kind };
  }

  private async loadPage(channelId: string, before: TimeId | undefined): Promise<EngineEvent> {
    const answer = await this.ports.feed.history(this.state.user?.uid ?? '', channelId, before);
    return answer.ok
      ? { type: 'page', channelId, events: answer.value.events, reachedStart: answer.value.complete }
      : { type: 'pageFailed', channelId, kind: answer.failure.kind };
  }

  private async catchUp(since: TimeId): Promise<EngineEvent> {
    const answer = await this.ports.feed.since(this.state.user?.uid ?? '', since);
    return answer.ok
      ? { type: 'caughtUp', events: answer.value.events, done: answer.value.complete }
      : { type: 'catchUpFailed' };
  }

  private async markRead(channelId: string, timeId: TimeId): Promise<EngineEvent | undefined> {
    const { epoch } = this;
    const answer = await this.ports.gateway.markAsRead(channelId, timeId);
    if (answer.ok) return undefined;
    if (answer.failure.kind === 'sessionEnded' && epoch === this.epoch) this.dispatch({ type: 'sessionEnded' });
    return { type: 'readFailed', channelId, kind: answer.failure.kind };
  }
}
