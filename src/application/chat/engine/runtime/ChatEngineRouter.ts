import type { SignInMoment } from '../reducer/EngineState';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import { routeCommand } from './routeCommand';
import type { BothPorts } from './HostPorts';
import type { EngineCommand } from '../../protocol/EngineCommand';
import type { EngineUpdate } from '../../protocol/EngineUpdate';
import { EngineRunner } from './EngineRunner';
import { EngineUpdateMerger } from './EngineUpdateMerger';
import type { StorageState } from '../../protocol/StorageState';

/** Runs an engine for each generation behind one interface: routes commands by channel and merges updates. */
export class ChatEngineRouter {
  private readonly runners: Readonly<Record<ChatGeneration, EngineRunner>>;
  private merger: EngineUpdateMerger;
  /** The end of the session was reported: one engine notices it first, and the other must stop too. */
  private hasSessionEnded = false;

  constructor(
    ports: BothPorts,
    private readonly notify: (update: EngineUpdate) => void,
    onUnreachable: () => void,
  ) {
    this.merger = new EngineUpdateMerger(notify);
    const run = (generation: ChatGeneration): EngineRunner => {
      const own: Readonly<Record<ChatGeneration, Partial<BothPorts>>> = { v1: ports.v1, v2: {} };
      return new EngineRunner(
        { ...ports, ...own[generation] },
        update => this.handleUpdate(generation, update),
        onUnreachable,
        generation,
      );
    };
    this.runners = { v1: run('v1'), v2: run('v2') };
  }

  command(command: EngineCommand): void {
    routeCommand(this.runners, command);
  }

  /** Sets whether the drafts are stored on the device. */
  setDrafts(state: StorageState): void {
    if (this.uid !== undefined) this.merger.applyDrafts(state);
  }

  get uid(): string | undefined {
    return this.runners.v2.uid;
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.runners.v2.unsent, ...this.runners.v1.unsent];
  }

  /** See EngineRunner.signIn. */
  async signIn(uid: string, signIn?: SignInMoment): Promise<void> {
    this.hasSessionEnded = false;
    await Promise.all(this.all.map(runner => runner.signIn(uid, signIn)));
  }

  /** Neither engine can send: both resign the lead. */
  sessionEnded(): void {
    for (const runner of this.all) runner.sessionEnded();
  }

  /** Ends the session without an update, because the dashboard already knows. */
  pause(): void {
    this.hasSessionEnded = true;
    this.sessionEnded();
  }

  /** After a crash another window takes over. */
  resign(): void {
    for (const runner of this.all) runner.resign();
  }

  signOut(): void {
    for (const runner of this.all) runner.signOut();
    this.hasSessionEnded = false;
    this.merger = new EngineUpdateMerger(this.notify);
  }

  pauseCalls(): Unsubscribe {
    const releases = this.all.map(runner => runner.pauseCalls());
    return () => releases.forEach(release => release());
  }

  async vaultAtRest(): Promise<void> {
    await Promise.all(this.all.map(runner => runner.vaultAtRest()));
  }

  connectionLost(): void {
    for (const runner of this.all) runner.connectionLost();
  }

  connectionFound(): void {
    for (const runner of this.all) runner.connectionFound();
  }

  /** Both engines use one session. */
  private handleUpdate(generation: ChatGeneration, update: EngineUpdate): void {
    if (update.type !== 'requireAuth') return this.merger.apply(generation, update);
    if (this.hasSessionEnded) return;
    this.hasSessionEnded = true;
    this.merger.apply(generation, update);
    this.sessionEnded();
  }

  private get all(): readonly EngineRunner[] {
    return [this.runners.v2, this.runners.v1];
  }
}
