import type { ChatEngine } from '../ports/ChatEngine';

/** Tries once more to read what this device keeps and could not read. */
export class ReadTextsAgain {
  constructor(private readonly engine: ChatEngine) {}

  execute(): void {
    this.engine.command({ type: 'readAgain' });
  }
}
