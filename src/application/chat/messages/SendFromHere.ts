import type { ChatEngine } from '../ports/ChatEngine';

/** Sends what waits from this window, whichever window of the person has sent so far. */
export class SendFromHere {
  constructor(private readonly engine: ChatEngine) {}

  execute(): void {
    this.engine.command({ type: 'command', command: { type: 'sendHere' } });
  }
}
