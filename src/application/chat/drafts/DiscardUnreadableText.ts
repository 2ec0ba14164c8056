import type { ChatEngine } from '../ports/ChatEngine';

/** Deletes a text that this device keeps and cannot read. */
export class DiscardUnreadableText {
  constructor(private readonly engine: ChatEngine) {}

  execute(id: string): void {
    this.engine.command({ type: 'discardUnreadable', id });
  }
}
