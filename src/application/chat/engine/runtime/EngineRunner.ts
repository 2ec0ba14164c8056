import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { latest } from '../../../kernel/latest';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { EngineEffect } from '../reducer/EngineEffect';
import type { EngineEvent } from '../reducer/EngineEvent';
import type { EngineCommand } from '../../protocol/EngineCommand';
import type { EngineUpdate } from '../../protocol/EngineUpdate';
import { EngineCalls, type CallEffect } from './EngineCalls';
import type { EnginePorts } from './EnginePorts';
import { newEngineState, type EngineState, type SignInMoment } from '../reducer/EngineState';
import { reduceEngine } from '../reducer/reduceEngine';
import { EngineVault } from './EngineVault';

/** Runs the engine: passes events to the reducer and performs its effects through the ports. */
export class EngineRunner {
  private state: EngineState = newEngineState();
  private feed: Unsubscribe | undefined;
  private listening: Unsubscribe | undefined;
  private campaign: Unsubscribe | undefined;
  /** True between election and deposition. Sending starts after the vault has been read. */
  private leads = false;
  private readonly alarms = new Map<string, Unsubscribe>();
  private readonly queue: EngineEvent[] = [];
  private gate: Promise<void> | undefined;
  private running = false;
  /** Begun on sign-in and cancelled on sign-out, so answers to calls of a previous user are ignored. */
  private readonly visit = latest();
  private readonly calls: EngineCalls;
  private readonly vault: EngineVault;
  private readonly stopWatching: Unsubscribe;

  constructor(
    private readonly ports: EnginePorts,
    private readonly notify: (update: EngineUpdate) => void,
    /** Called when a delivery got no answer: the connection may be gone. */
    onUnreachable: () => void = () => undefined,
    /** Generation of its chats; entries of the other generation are not sent from here. */
    generation?: ChatGeneration,
  ) {
    this.calls = new EngineCalls(ports, onUnreachable);
    this.vault = new EngineVault(
      ports,
      {
        uid: () => this.uid,
        visit: this.visit,
        unsent: () => this.unsent,
        isInVault: entryId => this.state.inVault.has(entryId),
        onStorage: state => notify({ type: 'storage', state }),
      },
      generation,
    );
    this.stopWatching = ports.connectivity.watch(
      () => this.dispatch({ type: 'online' }),
      () => this.dispatch({ type: 'stale' }),
    );
  }

  command(command: EngineCommand): void {
    this.dispatch(command);
  }

  /** The backend does not answer, so the screen may be stale. */
  connectionLost(): void {
    this.dispatch({ type: 'stale' });
  }

  /** The backend answers again: retries waiting messages at once and subscribes to the feed again. */
  connectionFound(): void {
    this.dispatch({ type: 'online' });
  }

  get uid(): string | undefined {
    return this.state.user?.uid;
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.state.outbox.values()].flatMap(queue => queue.entries);
  }

  /** Starts, or continues after the end of a session, for this user, whose vault is already open. */
  async signIn(uid: string, signIn?: SignInMoment): Promise<void> {
    if (this.state.user !== undefined && this.state.user.uid !== uid) this.signOut();
    const isSameVisit = this.state.user === undefined ? this.visit.begin() : this.visit.current();
    const opened = await this.vault.open(uid);
    if (!isSameVisit()) return;
    this.listening ??= this.ports.signal.listen(uid, update => this.dispatch({ type: 'announced', update }));
    this.dispatch({ type: 'signedIn', uid, ...opened, ...(signIn !== undefined && { signIn }) });
    this.campaign ??= this.ports.leadership.campaign(
      uid,
      () => void this.elected(isSameVisit),
      () => this.deposed(isSameVisit),
    );
  }

  /** The dashboard or the other engine has found that the session is no longer accepted. */
  sessionEnded(): void {
    this.dispatch({ type: 'sessionEnded' });
  }

  /** This window can no longer send; another one takes over. */
  resign(): void {
    this.leads = false;
    this.campaign?.();
    this.campaign = undefined;
  }

  /** Clears the memory; the vault is kept. */
  signOut(): void {
    this.visit.cancel();
    this.vault.forgetStorage();
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

  /**
   * Holds all calls until the returned function is called: before that, it is uncertain whose session they would use.
   */
  pauseCalls(): Unsubscribe {
    let release = (): void => undefined;
    this.gate = new Promise(resolve => {
      release = resolve;
    });
    return release;
  }

  /** Settles once all writes to the vault so far are done. */
  async vaultAtRest(): Promise<void> {
    await this.vault.atRest();
  }

  /** Entries that another window saved and could not send are in the vault only. */
  private async elected(isSameVisit: () => boolean): Promise<void> {
    const uid = this.state.user?.uid;
    if (uid === undefined || !isSameVisit()) return;
    this.leads = true;
    const { campaign } = this;
    const opened = await this.vault.open(uid);
    // The lead may have been lost and regained while the vault was read.
    if (isSameVisit() && campaign === this.campaign && this.leads) this.dispatch({ type: 'elected', ...opened });
  }

  private deposed(isSameVisit: () => boolean): void {
    this.leads = false;
    if (isSameVisit()) this.dispatch({ type: 'deposed' });
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
    const transition = reduceEngine(this.state, event, {
      now: this.ports.clock.now(),
      chance: this.ports.random.unit(),
    });
    this.state = transition.state;
    for (const effect of transition.effects) this.perform(effect);
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
      case 'save':
      case 'resave':
      case 'forget':
      case 'readVault':
        return this.vault.run(effect, event => this.dispatch(event));
      default:
        void this.call(effect);
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

  /** Dispatches the result of a call, unless the user has changed in the meantime. */
  private async call(effect: CallEffect): Promise<void> {
    const isSameVisit = this.visit.current();
    if (this.gate !== undefined) await this.gate;
    if (!isSameVisit()) return;
    const events = await this.calls.carryOut(effect, this.uid ?? '');
    for (const event of events) if (isSameVisit()) this.dispatch(event);
  }
}
