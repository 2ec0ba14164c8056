import type { ChatEngine } from '../ports/ChatEngine';

/** Asks for the list of chats once more. */
export class ReloadChats {
  constructor(private readonly engine: ChatEngine) {}

  execute(): void {
    this.engine.command({ type: 'command', command: { type: 'reloadSessions' } });
  }
}
