import { routeCommand, type GenerationEngines } from '@/application/chat/engine/runtime/routeCommand';
import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import { EngineUpdateMerger } from '@/application/chat/engine/runtime/EngineUpdateMerger';
import type { ChatEventWatcher } from '@/application/chat/ports/ChatEventFeed';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { carries, type Generation } from './carries';
import type { Reduce } from './faults/PlantedFault';
import type { Ledger } from './Ledger';
import { Screen } from './Screen';
import type { SimulatedBackend } from './SimulatedBackend';
import { SimulatedEngine } from './SimulatedEngine';
import type { SimulatedProfile } from './SimulatedProfile';
import { Sleep } from './Sleep';

export type OpenFeed = (engine: SimulatedEngine, token: string, uid: string, watcher: ChatEventWatcher) => Unsubscribe;

export interface WindowParts {
  readonly name: string;
  readonly profile: SimulatedProfile;
  readonly backend: SimulatedBackend;
  /** Either `all` alone, or both generations. */
  readonly generations: readonly Generation[];
  /** In the product each engine sees only its own part of the vault. */
  readonly sharesVault: boolean;
  readonly reduce: Reduce;
  readonly openFeed: OpenFeed;
  readonly ledger: Ledger;
}

/** One browser window: a screen, and one engine, or one for each generation of chats behind one interface. */
export class SimulatedWindow {
  screen = new Screen();
  isAlive = true;
  isFocused = false;
  /** The user is absent: nothing is done, seen or signed in to. */
  isUnattended = false;
  /** The user does not return. */
  isLeft = false;
  token = '';
  /** Counts sign-ins. */
  life = 0;
  readonly slumber = new Sleep();
  readonly name: string;
  readonly profile: SimulatedProfile;
  readonly engines: readonly SimulatedEngine[];
  /** The user of the latest sign-in that was started. */
  private person: string | undefined;
  private update = this.newStory();

  constructor(readonly parts: WindowParts) {
    this.name = parts.name;
    this.profile = parts.profile;
    this.engines = parts.generations.map(
      generation =>
        new SimulatedEngine(this, generation, update =>
          generation === 'all' ? this.screen.show(update) : this.update.apply(generation, update),
        ),
    );
  }

  /** The signed-in user, once every engine knows it. */
  get uid(): string | undefined {
    const first = this.engines[0]?.uid;
    return this.engines.every(({ uid }) => uid === first) ? first : undefined;
  }

  /** True if a user can work in the window. */
  get isUsable(): boolean {
    return this.isAlive && !this.isUnattended && this.slumber.isAwake && this.uid !== undefined;
  }

  /** A returning user finds that the session has ended, as the page notices by itself. */
  comeBack(): void {
    this.isUnattended = false;
    this.screen.asksToSignIn = true;
  }

  engineOf(channelId: string): SimulatedEngine {
    const engine = this.engines.find(({ generation }) => carries(generation, channelId));
    if (engine === undefined) throw new Error(`No engine for ${channelId}`);
    return engine;
  }

  signIn(uid: string): void {
    if (this.person !== undefined && this.person !== uid) this.signOut();
    if (this.person === undefined) this.life += 1;
    this.person = uid;
    this.token = this.parts.backend.openSession(uid);
    this.screen.asksToSignIn = false;
    for (const engine of this.engines) engine.signIn(uid);
  }

  signOut(): void {
    this.parts.ledger.memoryLost(this);
    for (const engine of this.engines) engine.signOut();
    this.update = this.newStory();
    this.screen = new Screen();
    this.person = undefined;
  }

  crash(): void {
    for (const engine of this.engines) engine.crash();
    this.isAlive = false;
    this.parts.ledger.memoryLost(this);
  }

  /** Routes as the product does. A single engine carries every chat of its run. */
  command(command: EngineCommand): void {
    const { v1, v2 } = this.asked;
    if (v1 !== undefined && v2 !== undefined) routeCommand({ v1, v2 }, command);
    else this.engines[0]?.command(command);
  }

  /** The device's own time, in milliseconds since 1970. */
  clock(): number {
    return this.profile.world.time.now + this.profile.clockError;
  }

  private get asked(): Partial<GenerationEngines> {
    return Object.fromEntries(this.engines.map(engine => [engine.generation, engine]));
  }

  private newStory(): EngineUpdateMerger {
    return new EngineUpdateMerger(update => this.screen.show(update));
  }
}
