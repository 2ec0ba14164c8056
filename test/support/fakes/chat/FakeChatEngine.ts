import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { isEngineCommand, type HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/**
 * Records its commands and sends the updates of the test. After a crash it receives nothing, and another update is an
 * error of the test.
 */
export class FakeChatEngine implements ChatEngine {
  readonly commands: HostCommand[] = [];
  private readonly listeners = new Listeners<[hostUpdate: HostUpdate]>();
  private crashed = false;

  get lastCommand(): HostCommand | undefined {
    return this.commands.at(-1);
  }

  get listening(): number {
    return this.listeners.size;
  }

  /** The engine commands among them, oldest first. */
  get engineCommands(): EngineCommand[] {
    return this.commands.filter(isEngineCommand);
  }

  engineCommandsOf<T extends EngineCommand['type']>(type: T): Extract<EngineCommand, { type: T }>[] {
    return this.engineCommands.filter(
      (command): command is Extract<EngineCommand, { type: T }> => command.type === type,
    );
  }

  command(command: HostCommand): void {
    if (!this.crashed) this.commands.push(command);
  }

  listen(onHostUpdate: (hostUpdate: HostUpdate) => void): Unsubscribe {
    return this.listeners.add(onHostUpdate);
  }

  emit(...hostUpdates: readonly HostUpdate[]): void {
    for (const hostUpdate of hostUpdates) {
      if (this.crashed) throw new Error(`A crashed engine cannot say: ${hostUpdate.type}`);
      if (hostUpdate.type === 'crashed') this.crashed = true;
      this.listeners.notify(hostUpdate);
    }
  }

  notify(...update: readonly EngineUpdate[]): void {
    this.emit(...update);
  }

  forgetCommands(): void {
    this.commands.length = 0;
  }
}
