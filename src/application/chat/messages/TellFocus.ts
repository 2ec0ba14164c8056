import type { ChatEngine } from '../ports/ChatEngine';

/** Tells whether the person can see the window at all: only then is anything read. */
export class TellFocus {
  constructor(private readonly engine: ChatEngine) {}

  execute(focused: boolean, visible: boolean): void {
    this.engine.command({ type: 'command', command: { type: 'focus', focused, visible } });
  }
}
