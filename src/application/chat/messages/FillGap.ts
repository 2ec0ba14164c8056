import type { ChatEngine } from '../ports/ChatEngine';

/** Asks at once for messages that are missing between others, instead of after the pause. */
export class FillGap {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string): void {
    this.engine.command({ type: 'command', command: { type: 'fillGap', channelId } });
  }
}
