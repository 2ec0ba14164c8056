import type { ChatEngine } from '../ports/ChatEngine';

/** Sends what was refused or held; other messages for the same patient stay until their author decides about them. */
export class RetryUnsent {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string, entryId: string): void {
    this.engine.command({ type: 'command', command: { type: 'retry', channelId, entryId } });
  }
}
