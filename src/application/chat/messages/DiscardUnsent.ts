import type { ChatEngine } from '../ports/ChatEngine';

/** Gives up one act that the backend has not confirmed. */
export class DiscardUnsent {
  constructor(private readonly engine: ChatEngine) {}

  execute(entryId: string): void {
    this.engine.command({ type: 'command', command: { type: 'discard', entryId } });
  }
}
