import type { ChatEngine } from './ports/ChatEngine';

/** Tries again what the backend refused for one patient. */
export class RetryUnsent {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string): void {
    this.engine.command({ type: 'request', request: { type: 'retry', channelId } });
  }
}
