import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatEngine } from '../ports/ChatEngine';

/** Takes back an own message; everybody sees that something was deleted. */
export class DeleteMessage {
  constructor(private readonly engine: ChatEngine) {}

  execute(channelId: string, timeId: TimeId): void {
    this.engine.command({ type: 'command', command: { type: 'delete', channelId, timeId } });
  }
}
