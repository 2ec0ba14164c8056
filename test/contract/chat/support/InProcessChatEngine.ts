import type { ChatEngineHost } from '@/application/chat/engine/runtime/ChatEngineHost';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { isEngineCommand, type HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { createChatEngineHost } from '@/di/chatEngineHost';
import { inWorker } from './standInForWorker';

/** The engine with all its real adapters, in this thread instead of a worker. */
export class InProcessChatEngine implements ChatEngine {
  private readonly listeners = new Listeners<[hostUpdate: HostUpdate]>();
  private readonly host: ChatEngineHost = createChatEngineHost(hostUpdate => this.listeners.notify(hostUpdate));
  private readonly scope = new EventTarget();
  private queue: Promise<void> = Promise.resolve();
  /** Internal errors. A test that ends with one here has failed. */
  readonly crashes: unknown[] = [];

  /** In order, as in the worker. A message never waits for a sign-in. */
  command(command: HostCommand): void {
    const act = (): Promise<void> =>
      inWorker(this.scope, () => this.host.handle(command)).catch((error: unknown) => void this.crashes.push(error));
    if (isEngineCommand(command) || command.type === 'saveDraft' || command.type === 'network') void act();
    else this.queue = this.queue.then(act);
  }

  listen(onHostUpdate: (hostUpdate: HostUpdate) => void): Unsubscribe {
    return this.listeners.add(onHostUpdate);
  }
}
