import type { ChatEngine } from '../ports/ChatEngine';

/** Asks once more who takes part in a chat. */
export class ReloadParticipants {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string): void {
    this.engine.command({ type: 'command', command: { type: 'reloadParticipants', channelId } });
  }
}
