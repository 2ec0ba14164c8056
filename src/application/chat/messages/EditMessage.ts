import { parseMessageText } from '@/domain/chat/messages/MessageText';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ChatState } from '../client/ChatState';
import type { ChatEngine } from '../ports/ChatEngine';
import type { SendMessageFailure } from './SendMessage';

export interface EditMessageCommand {
  readonly channelId: string;
  readonly timeId: TimeId;
  readonly draft: string;
}

/** Replaces the text of an own message. */
export class EditMessage {
  constructor(
    private readonly engine: ChatEngine,
    private readonly chatState: ChatState,
  ) {}

  execute({ channelId, timeId, draft }: EditMessageCommand): Result<void, SendMessageFailure> {
    const text = parseMessageText(draft);
    if (!text.ok) return text;
    if (this.chatState.uid === undefined) return fail({ kind: 'notSignedIn' });
    this.chatState.handOver(channelId, text.value);
    this.engine.command({ type: 'command', command: { type: 'edit', channelId, timeId, text: text.value } });
    return ok(undefined);
  }
}
