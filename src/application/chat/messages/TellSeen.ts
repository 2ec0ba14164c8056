import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatEngine } from '../ports/ChatEngine';

/** Tells which messages are in view. */
export class TellSeen {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string, timeIds: readonly TimeId[]): void {
    this.engine.command({ type: 'command', command: { type: 'seen', channelId, timeIds } });
  }
}
