import type { ChatEngine } from '../ports/ChatEngine';

/** Fetches the next older page of a chat. Asking while one is on its way changes nothing. */
export class LoadOlderMessages {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string): void {
    this.engine.command({ type: 'command', command: { type: 'loadMore', channelId } });
  }
}
