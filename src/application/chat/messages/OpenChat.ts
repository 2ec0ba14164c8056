import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatEngine } from '../ports/ChatEngine';

/** Puts one chat on the screen; its messages, participants and signs follow as news until it is closed. */
export class OpenChat {
  private openings = 0;

  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string): Unsubscribe {
    const opening = ++this.openings;
    this.select(channelId);
    return () => {
      // A chat that was opened since stays open.
      if (opening === this.openings) this.select(undefined);
    };
  }

  private select(channelId: string | undefined): void {
    this.engine.command({ type: 'command', command: { type: 'select', channelId } });
  }
}
