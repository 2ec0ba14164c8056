import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { HostCommand } from '../protocol/HostCommand';
import type { HostUpdate } from '../protocol/HostUpdate';

/** The chat engine, wherever it runs. Commands are performed and updates arrive in order. */
export interface ChatEngine {
  command(command: HostCommand): void;
  listen(onHostUpdate: (hostUpdate: HostUpdate) => void): Unsubscribe;
}
