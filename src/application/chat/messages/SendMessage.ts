import { draftDestination } from '@/domain/drafts/draftDestination.rule';
import { parseMessageText, type MessageTextFailure } from '@/domain/chat/messages/MessageText';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ChatState } from '../client/ChatState';
import type { ChatEngine } from '../ports/ChatEngine';

export interface SendMessageCommand {
  /** The chat that was on screen when typing started. */
  readonly typedFor: string;
  readonly onScreen: string;
  readonly draft: string;
  /** The message being answered. */
  readonly replyTo?: TimeId;
}
export type SendMessageFailure = MessageTextFailure | { readonly kind: 'notSignedIn' };

/** Submits a draft to the engine's outbox, for the patient it was typed for. */
export class SendMessage {
  constructor(
    private readonly engine: ChatEngine,
    private readonly chatState: ChatState,
  ) {}

  execute({ typedFor, onScreen, draft, replyTo }: SendMessageCommand): Result<void, SendMessageFailure> {
    const text = parseMessageText(draft);
    if (!text.ok) return text;
    if (this.chatState.uid === undefined) return fail({ kind: 'notSignedIn' });
    const channelId = draftDestination({ typedFor, onScreen });
    this.chatState.handOver(channelId, text.value);
    this.engine.command({
      type: 'command',
      command: { type: 'send', channelId, text: text.value, ...(replyTo !== undefined && { replyTo }) },
    });
    return ok(undefined);
  }
}
